export const lacksHas = (): boolean => !CSS.supports('selector(:has(a))');

/** What the app uses and older browsers lack: whoever owns it, and its name. `methods.ts` has each of them. */
export const replacedMethods = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Map, 'groupBy'],
  [AbortSignal, 'timeout'],
  [URLSearchParams.prototype, 'size'],
] as const;

export type ReplacedMethod = (typeof replacedMethods)[number][1];

/** Whether this browser lacks something that the app uses: then `replacements.ts` comes before it. */
export const lacksSomething = (): boolean =>
  lacksHas() || replacedMethods.some(([owner, name]) => !(name in owner));
