import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, send } from './asks.ts';
import type { ServerProcess } from './server-process.ts';
import { percentile } from './spread.ts';

/** What a server does after an answer is over by then, in ms. */
const AFTER = 2;
/** Rounds that are not counted: a server runs for weeks, and what it does often is compiled by then. */
const WARM_UP = 20;

/** How long one question takes while nobody else asks. */
export interface Time {
  /** In ms. */
  readonly median: number;
  readonly p95: number;
  /** Median time for which the loop of the server worked, in ms; NaN where the system does not say. */
  readonly loop: number;
}
export type Times = ReadonlyMap<string, Time>;

/** A server, and by its name what it is asked. */
export interface Asked {
  readonly server: Pick<ServerProcess, 'url' | 'loopMs'>;
  readonly asks: Readonly<Record<string, Ask>>;
}

/**
 * Asks one question at a time, of each server in turn, round after round: what disturbs the machine disturbs all alike.
 * @throws Error where an answer is none
 */
export async function timeInTurn(servers: readonly Asked[], rounds: number): Promise<Times[]> {
  const taken = servers.map(() => new Map<string, Taken[]>());
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const name of Object.keys(servers[0]?.asks ?? {})) {
      for (const [place, server] of servers.entries()) {
        const one = await timeOf(server, name);
        if (round >= 0) taken[place]?.set(name, [...(taken[place].get(name) ?? []), one]);
      }
    }
  }
  return taken.map((all) => new Map([...all].map(([name, times]) => [name, summaryOf(times)])));
}

/** Of one answer, in ms. */
interface Taken {
  readonly whole: number;
  readonly loop: number;
}

function summaryOf(taken: readonly Taken[]): Time {
  const sorted = taken.map(({ whole }) => whole).toSorted((a, b) => a - b);
  const loops = taken.map(({ loop }) => loop).toSorted((a, b) => a - b);
  return {
    median: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    loop: percentile(loops, 0.5),
  };
}

async function timeOf({ server, asks }: Asked, name: string): Promise<Taken> {
  const ask = asks[name];
  if (!ask) throw new Error(`${name}: not asked of everybody.`);
  const worked = server.loopMs() ?? Number.NaN;
  const begin = performance.now();
  const answer = await send(server.url, ask);
  const text = await answer.text();
  const whole = performance.now() - begin;
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  await pause(AFTER);
  return { whole, loop: (server.loopMs() ?? Number.NaN) - worked };
}
