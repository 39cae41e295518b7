import { type Ask, send } from './asks.ts';
import { percentile } from './spread.ts';

/** How long one question takes while nobody else asks. */
export interface Time {
  /** In ms. */
  readonly median: number;
  readonly p95: number;
}
export type Times = ReadonlyMap<string, Time>;

/** A server, and by its name what it is asked. */
export interface Asked {
  readonly url: string;
  readonly asks: Readonly<Record<string, Ask>>;
}

/**
 * Asks one question at a time, of each server in turn, round after round: what disturbs the machine disturbs all alike.
 * @throws Error where an answer is none
 */
export async function timeInTurn(servers: readonly Asked[], rounds: number): Promise<Times[]> {
  const taken = servers.map(() => new Map<string, number[]>());
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of Object.keys(servers[0]?.asks ?? {})) {
      for (const [place, server] of servers.entries()) {
        const ms = await timeOf(server, name);
        if (round > 0) taken[place]?.set(name, [...(taken[place].get(name) ?? []), ms]);
      }
    }
  }
  return taken.map((all) => new Map([...all].map(([name, times]) => [name, summaryOf(times)])));
}

function summaryOf(times: readonly number[]): Time {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

async function timeOf({ url, asks }: Asked, name: string): Promise<number> {
  const ask = asks[name];
  if (!ask) throw new Error(`${name}: not asked of everybody.`);
  const begin = performance.now();
  const answer = await send(url, ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  return performance.now() - begin;
}
