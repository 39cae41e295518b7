import { type Ask, send } from './asks.ts';
import { percentile } from './spread.ts';

/** How long one question takes while nobody else asks. */
export interface Time {
  /** In ms. */
  readonly median: number;
  readonly p95: number;
}

/** Asks in turn, round after round, one question at a time. @throws Error where an answer is none */
export async function timeInTurn(
  url: string,
  asks: Readonly<Record<string, Ask>>,
  rounds: number,
): Promise<Map<string, Time>> {
  const times = new Map(Object.keys(asks).map((name): [string, number[]] => [name, []]));
  for (const [name, ask] of Object.entries(asks)) await timeOf(url, name, ask);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ask] of Object.entries(asks)) {
      times.get(name)?.push(await timeOf(url, name, ask));
    }
  }
  return new Map(
    [...times].map(([name, taken]) => {
      const sorted = taken.sort((a, b) => a - b);
      return [name, { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }];
    }),
  );
}

async function timeOf(url: string, name: string, ask: Ask): Promise<number> {
  const begin = performance.now();
  const answer = await send(url, ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
  return performance.now() - begin;
}
