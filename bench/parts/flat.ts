/** Whether lists and figures stay as fast while a town and its history grow a hundredfold, on both databases. */
import { addLife, daysBack } from '../data/life.ts';
import { planOneTown } from '../data/one-town.ts';
import { type Person, type Town, tokenOf } from '../data/plan.ts';
import { type Ask, reading } from '../support/asks.ts';
import { ENGINES, type Engine, type Room, startFilled, withRoom } from '../support/encina.ts';
import { type Time, timeInTurn } from '../support/one-by-one.ts';
import type { Part } from '../support/part.ts';
import { periodOf } from '../support/period.ts';
import type { Target } from '../support/targets.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { figure, table } from '../support/words.ts';

const TIMES = [1, 10, 100] as const;
/** Of one town, and days of one person, at 1×. A hundred times as many days are five years. */
const [PEOPLE, DAYS] = [200, 18];
const [ROUNDS, QUICK_ROUNDS] = [50, 15];
/** As fast as at 1×: no slower than this, for the noise of the machine and the depth of an index. */
const FLAT = 1.5;

interface Step {
  readonly times: number;
  readonly rows: number;
  /** From the start of the process to its first answer, in ms. */
  readonly startMs: number;
  readonly found: ReadonlyMap<string, Time>;
}

export const flat: Part = {
  about: 'Flat: a hundred times the people and the history',
  async run(report, { quick }) {
    const rounds = quick ? QUICK_ROUNDS : ROUNDS;
    report.say(
      `At 1× a town has ${PEOPLE} people with 20 reminders each, and she has been there on each of ${DAYS} days; ${TIMES.join(', ')} times as many of both. Median of ${rounds} answers to one caller, in ms.`,
    );
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const steps: Step[] = [];
        for (const times of quick ? TIMES.slice(0, 2) : TIMES) {
          steps.push(await measureStep(room, engine, times, rounds));
        }
        report.say(`### ${engine}\n\n${stepsTable(steps)}`);
        tellTargets(report, targetsOf(engine, steps));
      }
    });
  },
};

async function measureStep(
  room: Room,
  engine: Engine,
  times: number,
  rounds: number,
): Promise<Step> {
  const { town, she } = planOneTown(PEOPLE * times);
  const days = daysBack(DAYS * times);
  const server = await startFilled(room, engine, [town], (trx) => addLife(trx, she.id, days));
  try {
    const found = await timeInTurn(server.url, asksOf(town, she), rounds);
    // People and their sessions, their reminders, and of hers: figures, three rounds, three answers and a photo a day.
    const rows = PEOPLE * times * 22 + days.length * 8;
    return { times, rows, startMs: server.startMs, found };
  } finally {
    await server.stop();
  }
}

function asksOf({ id: townId, deviceId }: Town, { id }: Person): Record<string, Ask> {
  const tablet = { cookie: `encina_device=${tokenOf(deviceId)}` };
  const own = { cookie: `encina_user=${tokenOf(id)}` };
  const people = `/api/users?municipalityId=${townId}`;
  const of = (path: string) => reading(`/api/users/${id}/${path}`, own);
  return {
    'the picker, first 36 people': reading(`${people}&limit=36`, tablet),
    'the picker, from the letter m': reading(`${people}&limit=36&from=m`, tablet),
    'the picker, a search': reading(`${people}&limit=36&search=gomez`, tablet),
    'one person': reading(`/api/users/${id}`, own),
    'reminders: list': of('reminders'),
    'reminders: of today': of('reminders/agenda'),
    'reminders: upcoming': of('reminders/upcoming'),
    'reminders: history': of('reminders/history'),
    'reminders: figures of 90 days': of(`reminders/stats?${periodOf(90)}`),
    'figures of 30 days': of(`metrics?${periodOf(30)}`),
    'areas of 30 days': of(`metrics/areas?${periodOf(30)}`),
    'scores: best': of('scores/best'),
    'memories: first page': of('media?limit=50'),
    'memories: on this day': of('media/on-this-day'),
    'memories: figures': of('media/stats'),
    messages: of('support-messages'),
  };
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
