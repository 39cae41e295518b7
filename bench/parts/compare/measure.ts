import type { Ask } from '../../support/asks.ts';
import type { Contender } from '../../support/contenders.ts';
import { type Load, press } from '../../support/load.ts';
import { paceApart } from '../../support/pace-apart.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import { type Spread, spreadOf } from '../../support/spread.ts';
import type { Endpoint } from './endpoints.ts';

/** Seconds, but for `rounds`. */
export interface Lengths {
  readonly rounds: number;
  readonly warmUp: number;
  readonly measure: number;
  /** At half of the maximum rate, three times. */
  readonly half: number;
}

export interface Figures {
  /** Answers a second. */
  readonly perSecond: Spread;
  /** Medians of the rounds, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Time of the processor that the server's own process took for an answer, in µs: what the host is short of changes it little. */
  readonly cpu: number | undefined;
  /**
   * The p99 at half of the rate that `perSecond` tells, in ms: a disk or a host that stands still shows in everybody's.
   * None of bare HTTP, whose half is more than this process can ask for.
   */
  readonly p99AtHalf: number | undefined;
  /** Answers that were not what was expected; none, or the run says so. */
  readonly failed: number;
}

export type Servers = ReadonlyMap<Contender, Pick<ServerProcess, 'url' | 'cpu'>>;

interface Run {
  readonly name: Contender;
  readonly url: string;
  /** In µs since its start. */
  readonly cpu: () => number | undefined;
  readonly asks: readonly Ask[];
  readonly rounds: Round[];
}
interface Round extends Load {
  readonly cpu: number | undefined;
}

/** One endpoint on everybody who has it, in turn: A B C, A B C, A B C. */
export async function measureEndpoint(
  { expected, prepare, answeredBy }: Endpoint,
  asks: readonly Ask[],
  servers: Servers,
  lengths: Lengths,
): Promise<Map<Contender, Figures>> {
  const runs: Run[] = [];
  for (const name of answeredBy) {
    const server = servers.get(name);
    if (!server) continue;
    const { url, cpu } = server;
    runs.push({ name, url, cpu, asks: prepare ? await prepare(url, asks) : asks, rounds: [] });
  }
  for (let round = 0; round < lengths.rounds; round += 1) {
    for (const run of runs) {
      await press(run.url, run.asks, lengths.warmUp, expected);
      run.rounds.push(await measured(run, lengths.measure, expected));
    }
  }
  const found = new Map<Contender, Figures>();
  for (const run of runs) found.set(run.name, await figuresOf(run, lengths.half, expected));
  return found;
}

async function measured(
  { url, asks, cpu }: Run,
  seconds: number,
  expected: number,
): Promise<Round> {
  const before = cpu();
  const load = await press(url, asks, seconds, expected);
  const after = cpu();
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { ...load, cpu: used && used / load.answers };
}

/** What the rounds say together, and how it is at half of their rate. */
async function figuresOf(
  { name, url, asks, rounds }: Run,
  seconds: number,
  expected: number,
): Promise<Figures> {
  const perSecond = spreadOf(rounds.map((round) => round.perSecond));
  const half =
    name === 'nodeHttp'
      ? undefined
      : await paceApart(url, asks, {
          warmUp: 3,
          seconds,
          perSecond: perSecond.median / 2,
          expected,
        });
  return {
    perSecond,
    p50: spreadOf(rounds.map(({ p50 }) => p50)).median,
    p99: spreadOf(rounds.map(({ p99 }) => p99)).median,
    cpu: medianOf(rounds.map(({ cpu }) => cpu)),
    p99AtHalf: half?.p99,
    failed: (half?.failed ?? 0) + rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const medianOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((it) => it !== undefined);
  return known.length === 0 ? undefined : spreadOf(known).median;
};
