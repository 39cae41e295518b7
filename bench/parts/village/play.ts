import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../support/spread.ts';
import type { Arrival } from './arrivals.ts';
import type { Asker } from './asker.ts';
import { KINDS, type Kind } from './day.ts';
import type { Villager } from './people.ts';

const ALL_KINDS = Object.keys(KINDS) as Kind[];
/** The longest that 99 of 100 may take, in ms. */
export const LIMITS = { read: 500, write: 1_000 } as const;

/** What came of one kind of request. */
export interface Heard {
  readonly count: number;
  readonly failed: number;
  /** From the moment at which it should have gone out, in ms. */
  readonly p50: number;
  readonly p99: number;
}
export type Played = Readonly<Partial<Record<Kind, Heard>>>;

/** Sends each at its moment, whether those before were answered or not, and waits for the last answer. */
export async function play(
  arrivals: readonly Arrival[],
  people: readonly Villager[],
  { ask }: Asker,
): Promise<Played> {
  const times = new Map<Kind, number[]>(ALL_KINDS.map((kind) => [kind, []]));
  const failed = new Map<Kind, number>();
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (const { at, kind, person } of arrivals) {
    const early = begin + at - performance.now();
    // Node's timer knows whole milliseconds; what became due within one goes out together.
    if (early > 0) await pause(Math.ceil(early));
    const who = people[person];
    if (!who) throw new Error('There are more askers than people.');
    running.push(
      ask(kind, who).then((isGood) => {
        times.get(kind)?.push(performance.now() - begin - at);
        if (!isGood) failed.set(kind, (failed.get(kind) ?? 0) + 1);
      }),
    );
  }
  await Promise.all(running);
  return Object.fromEntries(
    [...times].flatMap(([kind, all]) => {
      if (all.length === 0) return [];
      const sorted = Float64Array.from(all).sort();
      const below = (share: number) => tenths(percentile(sorted, share));
      const count = { count: all.length, failed: failed.get(kind) ?? 0 };
      return [[kind, { ...count, p50: below(0.5), p99: below(0.99) }]];
    }),
  );
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Whether everybody was served as the criterion wants it. */
export const isServed = (played: Played): boolean =>
  (Object.entries(played) as [Kind, Heard][]).every(
    ([kind, { failed, p99 }]) => failed === 0 && p99 < LIMITS[KINDS[kind]],
  );
