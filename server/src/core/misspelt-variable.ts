/** Shorter names have neighbours that mean something else: `POST`, `HOSTS`. */
const SHORTEST = 7;

/**
 * The first of these variables that is one of ours but for one letter: one too many, one missing, another one, or two
 * that changed places. It would be passed over in silence, and what it was to protect would stay open.
 * @returns the name as it is given, and ours.
 */
export function misspeltVariable(
  given: readonly string[],
  ours: readonly string[],
): { readonly given: string; readonly ours: string } | undefined {
  const unknown = given.filter((name) => !ours.includes(name));
  for (const name of unknown) {
    const meant = ours.find((one) => one.length >= SHORTEST && isOneLetterOff(name, one));
    if (meant) return { given: name, ours: meant };
  }
  return undefined;
}

function isOneLetterOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return (
    a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || (a.length > 1 && isSwapped)
  );
}
