/**
 * Many pills of one minute, on a machine that many towns share: how long the last one waits, how long whoever asks
 * something meanwhile, and what each costs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { COMPARED, planTowns, type Town, ZONE } from '../data/plan.ts';
import { ENGINES, type Engine, type Room, startFilled, withRoom } from '../support/encina.ts';
import type { Part } from '../support/part.ts';
import type { Report } from '../support/results.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { timesWords } from '../support/words.ts';

const QUICK_TOWNS = 2;
/** Hour of those that are set to the same minute, of all that the plan has. */
const MOVED = 'T08:00';
/** What it takes to fill the databases, at most, in seconds. */
const FILLING = 100;
const QUICK_FILLING = 20;
const LOOK_MS = 250;
/** Rings are over where the process has worked for no more than this share of so many looks. */
const QUIET_SHARE = 0.15;
const QUIET_LOOKS = 8;
const MOST_LOOKS = 2_400;

export const rings: Part = {
  about: 'Rings: the pills of one minute in many towns',
  async run(report, { quick }) {
    await withRoom(async (room) => {
      for (const engine of ENGINES) await ringOn(room, engine, report, quick);
    });
  },
};

async function ringOn(room: Room, engine: Engine, report: Report, quick: boolean): Promise<void> {
  const size = quick ? { ...COMPARED, towns: QUICK_TOWNS } : COMPARED;
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const at = now
    .add({ seconds: quick ? QUICK_FILLING : FILLING })
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const towns = [...planTowns(size, now.toPlainDate())].map((town) => ringingAt(town, at));
  const pills = towns.flatMap(({ people }) => people.flatMap(({ reminders }) => reminders));
  const ringing = pills.filter((it) => it.recurrency === 'daily' && isAt(it.startsAt, at)).length;
  const server = await startFilled(room, engine, towns);
  try {
    if (Temporal.ZonedDateTime.compare(Temporal.Now.zonedDateTimeISO(ZONE), at) >= 0) {
      throw new Error('The databases were not filled in time.');
    }
    await pause(at.since(Temporal.Now.zonedDateTimeISO(ZONE)).total('milliseconds'));
    const before = server.cpu() ?? Number.NaN;
    const { seconds, waits } = await untilQuiet(server);
    const each = ((server.cpu() ?? Number.NaN) - before) / ringing;
    report.note(
      `${engine}: ${ringing} pills of one minute among ${pills.length}`,
      `quiet again after ${seconds.toFixed(0)} s; ${Math.round(each)} µs of the processor each; whoever asks meanwhile: ${timesWords(waits)}`,
    );
  } finally {
    await server.stop();
  }
}

/** Asks whether it is ready, again and again, until it has nothing to do any more; times in ms but for `seconds`. */
async function untilQuiet(server: ServerProcess): Promise<{ seconds: number; waits: number[] }> {
  const begin = performance.now();
  const waits: number[] = [];
  const worked: number[] = [];
  const looks: number[] = [];
  while (looks.length < MOST_LOOKS) {
    const asked = performance.now();
    await (await fetch(`${server.url}/health/ready`)).text();
    waits.push(performance.now() - asked);
    await pause(LOOK_MS);
    looks.push(performance.now() - begin);
    worked.push((server.cpu() ?? 0) / 1_000);
    const past = looks.length - 1 - QUIET_LOOKS;
    const share =
      ((worked.at(-1) ?? 0) - (worked[past] ?? 0)) / ((looks.at(-1) ?? 0) - (looks[past] ?? 0));
    if (past >= 0 && share < QUIET_SHARE) return { seconds: (looks[past] ?? 0) / 1_000, waits };
  }
  throw new Error('It does not come to rest.');
}

const isAt = (startsAt: string, at: Temporal.ZonedDateTime): boolean =>
  startsAt.endsWith(`T${timeOf(at)}`);

/** The same town, with the pills of the morning set to this minute. */
const ringingAt = (town: Town, at: Temporal.ZonedDateTime): Town => ({
  ...town,
  people: town.people.map((person) => ({
    ...person,
    reminders: person.reminders.map((it) =>
      it.startsAt.endsWith(MOVED)
        ? { ...it, startsAt: `${it.startsAt.slice(0, 10)}T${timeOf(at)}` }
        : it,
    ),
  })),
});

const timeOf = (at: Temporal.ZonedDateTime) =>
  at.toPlainTime().toString({ smallestUnit: 'minute' });
