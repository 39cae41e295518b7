/** How many homes that stand open, and of which nothing changes, one process carries. */
import { planTowns, type Town, tokenOf, ZONE } from '../data/plan.ts';
import { type Ask, reading, withEtags } from '../support/asks.ts';
import { ENGINES, startFilled, withRoom } from '../support/encina.ts';
import { installPeers } from '../support/install-peers.ts';
import { press } from '../support/load.ts';
import type { Part } from '../support/part.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { spreadOf } from '../support/spread.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { figure, spreadWords, table } from '../support/words.ts';

const SIZE = { towns: 2, peopleOfTown: 50, remindersOfPerson: 20, adminsOfTown: 1 };
/** In seconds: the specification's pause between two questions of one home, and how long each round asks. */
const [EVERY, ROUND, QUICK_ROUND] = [5, 5, 2];
const ROUNDS = 5;
const LEAST = 50_000;

/** What is asked by everybody in a round, with the tag of what she has already or without. */
const QUESTIONS = {
  'nothing, of a stranger (`/health/live`)': { path: () => '/health/live', expected: 200 },
  'home, unchanged': { path: (id: string) => `/api/users/${id}/home`, expected: 304 },
  'messages, unchanged': {
    path: (id: string) => `/api/users/${id}/support-messages`,
    expected: 304,
  },
} as const;

export const homes: Part = {
  about: 'Idle homes: what one poll costs',
  async run(report, { quick }) {
    installPeers();
    const seconds = quick ? QUICK_ROUND : ROUND;
    const towns = [...planTowns(SIZE, Temporal.Now.plainDateISO(ZONE))];
    report.say(
      `Time for which the loop works for one answer, in µs, in ${ROUNDS} rounds of ${seconds} s; an open home asks every ${EVERY} s. The loop is the one thread that answers: what it works is what the process can carry.`,
    );
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const server = await startFilled(room, engine, towns);
        const costs = await costsOf(server, towns, seconds).finally(() => server.stop());
        const rows = Object.entries(costs).map(([name, cost]) => [name, spreadWords(cost)]);
        report.say(`### ${engine}\n\n${table(['asked', 'µs of the loop'], rows)}`);
        const carried = (EVERY * 1e6) / costs['home, unchanged'].median;
        report.note('idle homes that one process carries', figure(carried));
        tellTargets(report, [
          {
            says: `idle homes of one process, ${engine}`,
            measured: carried,
            atLeast: LEAST,
            unit: '',
          },
        ]);
      }
    });
  },
};

type Question = keyof typeof QUESTIONS;
type Costs = Record<Question, ReturnType<typeof spreadOf>>;

/** Each question in turn, round after round. */
async function costsOf(
  server: ServerProcess,
  towns: readonly Town[],
  seconds: number,
): Promise<Costs> {
  const names = Object.keys(QUESTIONS) as Question[];
  const asks = new Map<Question, readonly Ask[]>();
  for (const name of names) asks.set(name, await asksOf(server, towns, name));
  const taken = new Map<Question, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of names) {
      const cost = await costOf(server, name, asks.get(name) ?? [], seconds);
      if (round >= 0) taken.get(name)?.push(cost);
    }
  }
  return Object.fromEntries(names.map((name) => [name, spreadOf(taken.get(name) ?? [])])) as Costs;
}

async function asksOf(
  { url }: ServerProcess,
  towns: readonly Town[],
  name: Question,
): Promise<readonly Ask[]> {
  const { path, expected } = QUESTIONS[name];
  const asks = towns.flatMap(({ people }) =>
    // Who shows no cookie is looked up nowhere.
    people.map(({ id }) =>
      reading(path(id), expected === 304 ? { cookie: `encina_user=${tokenOf(id)}` } : {}),
    ),
  );
  return expected === 304 ? withEtags(url, asks) : asks;
}

/** In µs of the loop for each answer. */
async function costOf(
  server: ServerProcess,
  name: Question,
  asks: readonly Ask[],
  seconds: number,
): Promise<number> {
  const { expected } = QUESTIONS[name];
  const before = server.loopMs() ?? Number.NaN;
  const { perSecond, failed } = await press(server.url, asks, seconds, expected);
  if (failed > 0) throw new Error(`${name}: ${failed} answers were not ${expected}.`);
  return (((server.loopMs() ?? Number.NaN) - before) * 1_000) / (perSecond * seconds);
}
