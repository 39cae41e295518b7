const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android(?!.*Mobile)/, 'Tableta Android'],
  [/Android/, 'Teléfono Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Ordenador con Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Ordenador con Linux'],
];

/** What a device is, in words that staff recognise, from its `User-Agent`. */
export function deviceName(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Dispositivo';
}

/** The kind itself, or with the first number that no other device has: two tablets are told apart from the first day. */
export function unusedName(kind: string, taken: ReadonlySet<string>): string {
  let name = kind;
  for (let count = 2; taken.has(name); count++) name = `${kind} ${count}`;
  return name;
}
