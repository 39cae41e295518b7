/** Now, as an instant. Passed to whoever needs it, so that tests can set it. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** `2026-11-20T17:05:00.000Z`: one width, so that texts compare as instants do. */
export const toText = (instant: Temporal.Instant): string => textOf(instant.epochMilliseconds);

export const inSeconds = (instant: Temporal.Instant, seconds: number): string =>
  textOf(instant.epochMilliseconds + seconds * 1_000);

/** A `Date` says the same in a tenth of the time that `Temporal` takes. */
const textOf = (epoch: number): string => new Date(epoch).toISOString();
