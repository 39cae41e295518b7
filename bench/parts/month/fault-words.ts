import type { Arrival, Doubled, Expected } from './count.ts';
import type { Span } from './plan.ts';

/** What went on about a fault, to find its cause by; moments in ms since 1970. */
interface Around {
  readonly expected: readonly Expected[];
  readonly arrivals: readonly Arrival[];
  readonly kills: ReadonlySet<number>;
  readonly restarts: readonly Span[];
}

/** What lies further away has nothing to do with it. */
const NEAR = 3_600_000;

export const lostWords = (it: Expected, around: Around): string =>
  `lost: ${itsWords(it, around, it.at)}`;

export const doubledWords = ({ what, first, again }: Doubled, around: Around): string =>
  `doubled: came ${textOf(first)} and ${textOf(again)}; ${itsWords(what, around, first)}`;

function itsWords(
  { browser, tag, kind, at, saidAt, silencedAt }: Expected,
  { expected, arrivals, kills, restarts }: Around,
  about: number,
): string {
  const isNear = (moment: number) => Math.abs(moment - about) <= NEAR;
  const ofTag = (it: Pick<Expected, 'browser' | 'tag' | 'at'>) =>
    it.browser === browser && it.tag === tag && isNear(it.at);
  const told = (moments: readonly number[]) => moments.map(textOf).join(', ') || 'none';
  return [
    `${kind} of ${tag} at ${browser}, due ${textOf(at)}`,
    `she said so ${told([saidAt, silencedAt].filter((moment) => moment !== undefined))}`,
    `due within an hour ${told(expected.filter(ofTag).map((it) => it.at))}`,
    `came within an hour ${told(arrivals.filter(ofTag).map((it) => it.at))}`,
    `kills ${told([...kills].filter(isNear))}`,
    `restarts ${told(restarts.map(({ from }) => from).filter(isNear))}`,
  ].join('; ');
}

const textOf = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toString();
