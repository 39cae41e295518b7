import { type ReplacedMethod, replacedMethods } from './lacks.ts';

/** The few methods that the app uses and older browsers lack, each as far as the app needs it. */

function toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
  return [...this].sort(compare);
}

function toReversed<T>(this: readonly T[]): T[] {
  return [...this].reverse();
}

function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
}

/** A signal that aborts after so many milliseconds. */
function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return controller.signal;
}

function size(this: URLSearchParams): number {
  return [...this].length;
}

const replacements: Readonly<Record<ReplacedMethod, PropertyDescriptor>> = {
  toSorted: { value: toSorted },
  toReversed: { value: toReversed },
  groupBy: { value: groupBy },
  timeout: { value: timeout },
  size: { get: size },
};

/** Gives each that is missing to whom it belongs, as the browser itself would: not listed, and replaceable. */
export function replaceMethods(): void {
  for (const [owner, name] of replacedMethods) {
    if (name in owner) continue;
    Object.defineProperty(owner, name, { ...replacements[name], configurable: true });
  }
}
