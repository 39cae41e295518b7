import { readVersion } from './version.ts';

/** Another release may say the same in another way. */
const RELEASE = readVersion().replaceAll(/\W+/g, '-');
const FOR_EVER = '';

/**
 * The tag of an answer that changes with a person: it holds all that is needed to tell whether it is still true.
 * @param until the instant, in ms since 1970, at which time alone makes another answer; left out where it never does
 */
export const tagOf = (version: string, until?: number): string =>
  `"${version}.${until?.toString(36) ?? FOR_EVER}.${RELEASE}"`;

/** Whether what a browser holds is what it would be answered. A proxy that packs an answer calls its tag weak. */
export function isUnchanged(
  ifNoneMatch: string | undefined,
  version: string,
  now: Temporal.Instant,
): boolean {
  const [held, until, release, ...more] = (ifNoneMatch ?? '').replace(/^W\/|"/g, '').split('.');
  if (held !== version || release !== RELEASE || more.length > 0) return false;
  return until === FOR_EVER || now.epochMilliseconds < Number.parseInt(until ?? '', 36);
}
