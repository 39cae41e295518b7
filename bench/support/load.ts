/**
 * As many requests as a server answers: autocannon with ten connections, each with questions of its own. autocannon
 * keeps whole milliseconds; what is told here comes of the time of each answer.
 */
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/support/paths.mjs';
import type { Ask } from './asks.ts';
import { percentile } from './spread.ts';

const CONNECTIONS = 10;

export interface Load {
  /** How many there were, of whatever status. */
  readonly answers: number;
  /** Answers a second. */
  readonly perSecond: number;
  /** Time of an answer, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than was expected, and connections that broke. */
  readonly failed: number;
}

interface Client {
  setRequests(requests: readonly Ask[]): void;
}
interface Options {
  readonly url: string;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  /** How often it looks whether it is over, in ms. */
  readonly sampleInt: number;
  readonly setupClient: (client: Client) => void;
}
type Autocannon = (options: Options, done: (error: unknown) => void) => EventEmitter;

/** It is no dependency of Encina: the bench has installed it beside the peers. */
const autocannon = (): Autocannon =>
  createRequire(inRoot('bench/peers/package.json'))('autocannon');

/** @param expected the one status that counts as an answer, or `2` for all of 200 to 299 */
export async function press(
  url: string,
  asks: readonly Ask[],
  seconds: number,
  expected: number,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let clients = 0;
  const begin = performance.now();
  await new Promise<void>((resolve, reject) => {
    const run = autocannon()(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        sampleInt: 100,
        setupClient(client) {
          client.setRequests(shareOf(asks, clients));
          clients += 1;
        },
      },
      (error) => (error ? reject(error) : resolve()),
    );
    run.on('response', (_client, status: number, _bytes, ms: number) => {
      times.push(ms);
      if (!isExpected(status, expected)) failed += 1;
    });
    run.on('reqError', () => {
      failed += 1;
    });
  });
  const elapsed = (performance.now() - begin) / 1_000;
  return { ...timesOf(times), answers: times.length, perSecond: times.length / elapsed, failed };
}

export function timesOf(times: readonly number[]): Pick<Load, 'p50' | 'p99'> {
  const sorted = Float64Array.from(times).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

export const isExpected = (status: number, expected: number): boolean =>
  status === expected || Math.floor(status / 100) === expected;

/** No two connections ask in the name of the same person at once. */
const shareOf = (asks: readonly Ask[], connection: number): Ask[] =>
  asks.filter((_, place) => place % CONNECTIONS === connection % CONNECTIONS);
