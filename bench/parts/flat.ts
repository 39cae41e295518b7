/** Whether lists and figures stay as fast while a town and its history grow a hundredfold, on both databases. */
import { addLife, addPresence, daysBack } from '../data/life.ts';
import { planOneTown } from '../data/one-town.ts';
import type { Ask } from '../support/asks.ts';
import { ENGINES, type Engine, type Room, startFilled, withRoom } from '../support/encina.ts';
import { type Times, timeInTurn } from '../support/one-by-one.ts';
import type { Part } from '../support/part.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Target } from '../support/targets.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { figure, table } from '../support/words.ts';
import { asksOf } from './flat/asks.ts';

const TIMES = [1, 10, 100] as const;
/** Of one town, and days of one person, at 1×. A hundred times as many days are 25 years. */
const [PEOPLE, DAYS] = [200, 90];
/** Days on which everybody else was there, at any size. */
const DAYS_OF_ALL = 30;
const [ROUNDS, QUICK_ROUNDS] = [50, 15];
/** As fast as at 1×: no slower than this, for the noise of the machine and the depth of an index. */
const FLAT = 1.5;

/** A size, and what was measured at it. */
interface Step {
  readonly times: number;
  readonly rows: number;
  /** From the start of the process to its first answer, in ms. */
  readonly startMs: number;
  readonly found: Times;
}

export const flat: Part = {
  about: 'Flat: a hundred times the people and the history',
  async run(report, { quick }) {
    const rounds = quick ? QUICK_ROUNDS : ROUNDS;
    const factors = quick ? TIMES.slice(0, 2) : TIMES;
    report.say(
      `At 1× a town has ${PEOPLE} people with 20 reminders each, who were there on ${DAYS_OF_ALL} days, and one of them has been there on each of ${DAYS} days; then ${factors.slice(1).join(' and ')} times as many of both. Median of ${rounds} answers to one caller, in ms.`,
    );
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const steps = await measureSteps(room, engine, factors, rounds);
        report.say(`### ${engine}\n\n${stepsTable(steps)}`);
        tellTargets(report, targetsOf(engine, steps));
      }
    });
  },
};

async function measureSteps(
  room: Room,
  engine: Engine,
  factors: readonly number[],
  rounds: number,
): Promise<Step[]> {
  const towns: Grown[] = [];
  try {
    for (const times of factors) towns.push(await startGrown(room, engine, times));
    const found = await timeInTurn(towns, rounds);
    return towns.map(({ times, rows, server }, place) => ({
      times,
      rows,
      startMs: server.startMs,
      found: found[place] ?? new Map(),
    }));
  } finally {
    await Promise.all(towns.map(({ server }) => server.stop()));
  }
}

interface Grown extends Pick<Step, 'times' | 'rows'> {
  readonly server: ServerProcess;
  readonly asks: Record<string, Ask>;
}

async function startGrown(room: Room, engine: Engine, times: number): Promise<Grown> {
  const { town, she } = planOneTown(PEOPLE * times);
  const days = daysBack(DAYS * times);
  const server = await startFilled(room, engine, [town], async (trx) => {
    await addLife(trx, she.id, days);
    await addPresence(trx, town.people.slice(1), daysBack(DAYS_OF_ALL));
  });
  // People and their sessions, their reminders and days; of hers: figures, three rounds, three answers and a photo a day.
  const rows = PEOPLE * times * (22 + DAYS_OF_ALL) + days.length * 8;
  return { times, rows, server, asks: asksOf(town, she) };
}

function stepsTable(steps: readonly Step[]): string {
  const names = [...(steps[0]?.found.keys() ?? [])];
  const head = ['', ...steps.map(({ times }) => `${times}×`)];
  const median = (name: string) =>
    steps.map(({ found }) => figure(found.get(name)?.median ?? Number.NaN));
  return table(head, [
    ...names.map((name) => [name, ...median(name)]),
    ['rows', ...steps.map(({ rows }) => rows.toLocaleString('en'))],
    ['start to first answer', ...steps.map(({ startMs }) => figure(startMs))],
  ]);
}

function targetsOf(engine: Engine, steps: readonly Step[]): Target[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const growth = [...first.found].map(([name, { median }]) => ({
    says: `${name}: at ${last.times}× at most ${FLAT} × as long as at 1×, ${engine}`,
    measured: (last.found.get(name)?.median ?? Number.NaN) / median,
    below: FLAT,
    unit: ' ×',
  }));
  const start = {
    says: `start to first answer below 1 s, ${last.rows.toLocaleString('en')} rows, ${engine}`,
    measured: last.startMs,
    below: 1_000,
    unit: ' ms',
  };
  return [...growth, start];
}
