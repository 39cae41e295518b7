import { hash } from 'node:crypto';
import { releaseOf } from './release.ts';

const RELEASE = releaseOf();
const FOR_EVER = '';

/** What was asked for, path and query, and the version of the person whom it changes with. */
export interface Asked {
  readonly url: string;
  readonly version: string;
}

const sameOf = ({ url, version }: Asked): string =>
  `${version}.${hash('sha256', url, 'base64url').slice(0, 8)}.${RELEASE}`;

/**
 * The tag of an answer that changes with a person: it holds all that is needed to tell whether it is still true.
 * @param until the instant, in ms since 1970, at which time alone makes another answer; left out where it never does
 */
export const tagOf = (asked: Asked, until?: number): string =>
  `"${sameOf(asked)}.${until?.toString(36) ?? FOR_EVER}"`;

/** Whether what a browser holds is what it would be answered. A proxy that packs an answer calls its tag weak. */
export function isUnchanged(
  ifNoneMatch: string | undefined,
  asked: Asked,
  now: Temporal.Instant,
): boolean {
  if (ifNoneMatch === undefined) return false;
  const [, same, until] = /^(?:W\/)?"(.+)\.(\w*)"$/.exec(ifNoneMatch) ?? [];
  if (same !== sameOf(asked)) return false;
  return until === FOR_EVER || now.epochMilliseconds < Number.parseInt(until ?? '', 36);
}
