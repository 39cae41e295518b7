/**
 * A steady pace: so many requests a second, each at its moment whether the one before was answered or not. Told is the
 * time from when it went out: none waits for another, so all that come while the server stands still are charged to it, and
 * what this process itself was late for is not. autocannon's own `overallRate` sends the share of a second in one burst and
 * rests until the next: that would be the whole load again.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from './asks.ts';
import { isExpected, type Load, timesOf } from './load.ts';
import { spreadOf } from './spread.ts';

interface Steady {
  /** For so long nothing is told: connections are opened, and this process becomes as quick as it will be. */
  readonly warmUp: number;
  /** Of each of the periods. */
  readonly seconds: number;
  /** Requests a second. */
  readonly perSecond: number;
  readonly expected: number;
}

const PERIODS = 3;
const MOST_SOCKETS = 100;

/** @returns all answers of three periods, and of what each of them took the median */
export async function pace(
  url: string,
  asks: readonly Ask[],
  { warmUp, seconds, perSecond, expected }: Steady,
): Promise<Load> {
  // Others wait for one of them, and their wait is told: each new connection would make a late server later.
  const agent = new http.Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const times: number[][] = Array.from({ length: PERIODS }, () => []);
  const running: Promise<void>[] = [];
  const begin = performance.now();
  const untold = Math.floor(warmUp * perSecond);
  const each = Math.floor(seconds * perSecond);
  const count = PERIODS * each;
  let failed = 0;
  for (let sent = 0; sent < untold + count; sent += 1) {
    const moment = begin + (sent * 1_000) / perSecond;
    const early = moment - performance.now();
    // Node's timer knows whole milliseconds; what became due within one goes out together.
    if (early > 0) await pause(Math.ceil(early));
    const ask = asks[sent % asks.length];
    if (!ask) throw new Error('Nothing to ask.');
    const went = performance.now();
    running.push(
      statusOf(url, ask, agent).then((status) => {
        times[Math.floor((sent - untold) / each)]?.push(performance.now() - went);
        if (!isExpected(status, expected)) failed += 1;
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  const elapsed = (performance.now() - begin) / 1_000 - warmUp;
  const periods = times.map(timesOf);
  const medianOf = (what: 'p50' | 'p99') => spreadOf(periods.map((it) => it[what])).median;
  return {
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    answers: count,
    perSecond: count / elapsed,
    failed,
  };
}

/** 0 where the connection broke. */
function statusOf(url: string, { method, path, headers, body }: Ask, agent: http.Agent) {
  return new Promise<number>((resolve) => {
    const request = http.request(`${url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });
}
