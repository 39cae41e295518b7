import type { Ask } from '../../support/asks.ts';
import type { Contender } from '../../support/contenders.ts';
import { type Load, press } from '../../support/load.ts';
import { pace } from '../../support/pace.ts';
import { type Spread, spreadOf } from '../../support/spread.ts';
import type { Endpoint } from './endpoints.ts';

/** Seconds, but for `rounds`. */
export interface Lengths {
  readonly rounds: number;
  readonly warmUp: number;
  readonly measure: number;
  /** At half of the maximum rate, once. */
  readonly half: number;
}

export interface Figures {
  /** Answers a second. */
  readonly perSecond: Spread;
  /** Medians of the rounds, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** The p99 at half of the rate that `perSecond` tells, in ms; of Encina alone, which promises something of it. */
  readonly p99AtHalf: number | undefined;
  /** Answers that were not what was expected; none, or the run says so. */
  readonly failed: number;
}

export type Urls = ReadonlyMap<Contender, string>;

const isEncina = (name: Contender) => name === 'encinaSqlite' || name === 'encinaPostgres';

interface Run {
  readonly name: Contender;
  readonly url: string;
  readonly asks: readonly Ask[];
  readonly loads: Load[];
}

/** One endpoint on everybody who has it, in turn: A B C, A B C, A B C. */
export async function measureEndpoint(
  { expected, prepare, answeredBy }: Endpoint,
  asks: readonly Ask[],
  urls: Urls,
  lengths: Lengths,
): Promise<Map<Contender, Figures>> {
  const runs: Run[] = [];
  for (const name of answeredBy) {
    const url = urls.get(name);
    if (!url) continue;
    runs.push({ name, url, asks: prepare ? await prepare(url, asks) : asks, loads: [] });
  }
  for (let round = 0; round < lengths.rounds; round += 1) {
    for (const run of runs) {
      await press(run.url, run.asks, lengths.warmUp, expected);
      run.loads.push(await press(run.url, run.asks, lengths.measure, expected));
    }
  }
  const found = new Map<Contender, Figures>();
  for (const run of runs) found.set(run.name, await figuresOf(run, lengths.half, expected));
  return found;
}

/** What the rounds say together, and how it is at half of their rate. */
async function figuresOf(
  { name, url, asks, loads }: Run,
  seconds: number,
  expected: number,
): Promise<Figures> {
  const perSecond = spreadOf(loads.map((load) => load.perSecond));
  const half = isEncina(name)
    ? await pace(url, asks, { seconds, perSecond: perSecond.median / 2, expected })
    : undefined;
  return {
    perSecond,
    p50: spreadOf(loads.map(({ p50 }) => p50)).median,
    p99: spreadOf(loads.map(({ p99 }) => p99)).median,
    p99AtHalf: half?.p99,
    failed: (half?.failed ?? 0) + loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}
