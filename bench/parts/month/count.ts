import type { Span } from './plan.ts';

/** Holds what came against what should have come. */

export interface Expected {
  readonly browser: string;
  /** A newer one with the same tag takes the place of an older one. */
  readonly tag: string;
  readonly kind: 'ring' | 'warning' | 'back';
  /** In ms since 1970. */
  readonly at: number;
  /** Whether it must come: not where two things happen at nearly one moment. */
  readonly isSure: boolean;
  /** When she said that it is done; undefined where she never did. */
  readonly saidAt: number | undefined;
  /** When the server heard something of her after which it does not ring any more; undefined where nothing ends it. */
  readonly silencedAt: number | undefined;
}

/** What a push service took. */
export interface Arrival extends Pick<Expected, 'browser' | 'tag' | 'kind' | 'at'> {
  /** It says that nobody knows, not that she has not answered. */
  readonly isDoubt: boolean;
}

export interface Doubled {
  readonly what: Expected;
  readonly first: number;
  readonly again: number;
}

export interface Counted {
  readonly expected: number;
  readonly lost: readonly Expected[];
  /** Came again, and nobody was killed at that moment. */
  readonly doubled: readonly Doubled[];
  /** Did not ring: who was to was killed or away, and she had answered before another had taken over or it was back. */
  readonly overtaken: number;
  /** Came again because whoever had sent it was killed before it had said so: on the screen they are one. */
  readonly againAfterKill: number;
  /** Came, and nothing says why. */
  readonly unasked: number;
  /** Warnings that came when she had said already that it is done, and nobody had heard it. */
  readonly falseWarnings: number;
  /** Of them, those that said themselves that nobody knows. */
  readonly doubts: number;
  readonly warnings: number;
  /** Of each that came, in ms. */
  readonly delays: readonly number[];
}

/** In ms: a notice is worth that much at the most. */
const LASTS = 3_600_000;
/** One that is tried again gives way to a newer one of the same tag. */
const GIVES_WAY = 1_800_000;
/** After so long another takes over what a killed instance had begun. */
const TAKES_OVER = 30_000;

/** What happened to those who ring: when an instance was killed, and while there was none. In ms since 1970. */
export interface Mishaps {
  readonly kills: ReadonlySet<number>;
  readonly restarts: readonly Span[];
}

export function count(
  expected: readonly Expected[],
  arrivals: readonly Arrival[],
  mishaps: Mishaps,
): Counted {
  const { kills } = mishaps;
  const awaited = Map.groupBy(expected.toSorted(byTime), keyOf);
  const came = new Map<Expected, number>();
  const doubled: Doubled[] = [];
  const counted = {
    againAfterKill: 0,
    unasked: 0,
    falseWarnings: 0,
    doubts: 0,
    warnings: 0,
  };
  for (const arrival of arrivals.toSorted(byTime)) {
    const it = (awaited.get(keyOf(arrival)) ?? []).findLast(({ at }) => at <= arrival.at);
    const first = it && came.get(it);
    if (!it || arrival.at - it.at > LASTS) counted.unasked += 1;
    else if (first === undefined) came.set(it, arrival.at);
    else if (kills.has(first)) counted.againAfterKill += 1;
    else doubled.push({ what: it, first, again: arrival.at });
    if (arrival.kind !== 'warning') continue;
    counted.warnings += 1;
    if (it?.saidAt === undefined || it.saidAt > arrival.at) continue;
    counted.falseWarnings += 1;
    if (arrival.isDoubt) counted.doubts += 1;
  }
  const byTag = Map.groupBy(expected, tagOf);
  const gaveWay = ({ at, ...it }: Expected) =>
    (byTag.get(tagOf(it)) ?? []).some((newer) => newer.at > at && newer.at - at < GIVES_WAY);
  const missing = expected.filter((it) => it.isSure && !came.has(it) && !gaveWay(it));
  return {
    ...counted,
    expected: expected.filter(({ isSure }) => isSure).length,
    lost: missing.filter((it) => !isOvertaken(it, mishaps)),
    doubled,
    overtaken: missing.filter((it) => isOvertaken(it, mishaps)).length,
    delays: [...came].map(([{ at }, arrived]) => arrived - at),
  };
}

/** What she has answered rings no more: nobody may ring for a pill that she has taken. */
const isOvertaken = ({ at, silencedAt }: Expected, { kills, restarts }: Mishaps): boolean =>
  silencedAt !== undefined &&
  ([...kills].some((kill) => kill >= at && kill <= silencedAt && silencedAt - kill <= TAKES_OVER) ||
    restarts.some(({ from, until }) => from <= at && silencedAt <= until));

const byTime = (a: { readonly at: number }, b: { readonly at: number }): number => a.at - b.at;
const tagOf = ({ browser, tag }: Pick<Expected, 'browser' | 'tag'>): string => `${browser} ${tag}`;
const keyOf = ({ kind, ...it }: Pick<Expected, 'browser' | 'tag' | 'kind'>): string =>
  `${tagOf(it)} ${kind}`;
