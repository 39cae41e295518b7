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

/** A name by which staff recognise a device in a list, from its `User-Agent`. */
export function deviceName(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Dispositivo';
}
