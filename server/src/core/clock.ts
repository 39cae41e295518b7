/** Now, as an instant. Passed to whoever needs it, so that tests can set it. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** `2026-11-20T17:05:00.000Z`: one width, so that texts compare as instants do. */
export function toText(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3, roundingMode: 'floor' });
}

export function inSeconds(instant: Temporal.Instant, seconds: number): string {
  return toText(instant.add({ seconds }));
}
