/**
 * `node bench/reminders.ts`: how long the lists and figures of one person hold the loop: 200 reminders, three a day
 * answered for five years; and 500 reminders at eight hours, as nobody can have any more. Beside each what it costs to
 * make a view of every occurrence by way of `Temporal`. On SQLite, where the query is a part of it. Nothing is kept.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Executor, openDatabase } from '../server/src/db/database.ts';
import { agendaService } from '../server/src/features/reminders/agenda.service.ts';
import { answersRepo } from '../server/src/features/reminders/answers.repo.ts';
import { remindersRepo } from '../server/src/features/reminders/reminders.repo.ts';
import { addPerson, addTown } from './support/town.ts';

const NOW = Temporal.Instant.from('2026-11-20T16:05:00Z');
const TODAY = Temporal.PlainDate.from('2026-11-20');
const ZONE = 'Europe/Madrid';
const ROUNDS = 10;
const SINCE = '2021-11-01T00:00:00.000Z';
const HOURS = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'];
const period = (days: number) => ({
  startDate: `${NOW.subtract({ hours: (days - 1) * 24 })}`,
  endDate: `${NOW}`,
});

type User = Parameters<ReturnType<typeof agendaService>['list']>[0];

const dataDir = await mkdtemp(path.join(tmpdir(), 'encina-bench-'));
const db = await openDatabase({ dataDir });
try {
  await addTown(db);
  await measure('200 reminders, five years', { reminders: 200, times: 1, answered: 3 });
  await measure('500 reminders x 8 hours', { reminders: 500, times: 8, answered: 0 });
} finally {
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
}

interface Life {
  readonly reminders: number;
  readonly times: number;
  /** Reminders of which every day was answered. */
  readonly answered: number;
}

async function measure(name: string, life: Life): Promise<void> {
  const id = `person of ${name}`;
  await addPerson(db, id);
  await fill(db, id, life);
  const user = { id, timeZone: ZONE } as User;
  const agenda = agendaService({
    repo: remindersRepo(db),
    answers: answersRepo(db),
    clock: () => NOW,
  });
  const built = (days: number) => () => viewsByTemporal(life, days);
  const rows = [
    ['upcoming', () => agenda.upcoming(user), built(30)],
    ['history', () => agenda.history(user), built(7)],
    ['stats of 90 days', () => agenda.stats(user, period(90)), built(90)],
    ['stats of 98 days', () => agenda.stats(user, period(98)), built(98)],
    ['list', () => agenda.list(user), built(1)],
  ] as const;
  for (const [what, now, before] of rows) {
    const [told, former] = await interleaved(now, before);
    console.log(`${name}, ${what.padEnd(17)} ${told} ms; built by Temporal ${former} ms`);
  }
}

/** Median of each in ms and the fastest, which other work of the machine disturbs least; in turn. */
async function interleaved(...calls: (() => unknown)[]): Promise<string[]> {
  const times = calls.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, call] of calls.entries()) {
      const start = performance.now();
      await call();
      times[at]?.push(performance.now() - start);
    }
  }
  return times.map((of) => {
    const [fastest = 0, median = 0] = [Math.min(...of), of.sort((a, b) => a - b)[ROUNDS / 2]];
    return `${median.toFixed(1)} (${fastest.toFixed(1)})`;
  });
}

/** As it was: for each occurrence a day, an instant, and a view. */
function viewsByTemporal({ reminders, times }: Life, days: number): object[] {
  const views: object[] = [];
  const from = TODAY.subtract({ days: days - 1 });
  for (let reminder = 0; reminder < Math.min(reminders, 500); reminder += 1) {
    for (let day = from; Temporal.PlainDate.compare(day, TODAY) <= 0; day = day.add({ days: 1 })) {
      for (const hour of HOURS.slice(0, times)) {
        const at = Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(ZONE).toInstant();
        const isMissed = Temporal.Instant.compare(at.add({ minutes: 30 }), NOW) < 0;
        const dateTime = at.toString({ fractionalSecondDigits: 3 });
        views.push({ id: reminder, dateTime, isMissed, times: HOURS.slice(0, times) });
      }
    }
  }
  return views;
}

async function fill(trx: Executor, userId: string, { reminders, times, answered }: Life) {
  const rows = Array.from({ length: reminders }, (_, at) => ({
    id: `${userId} ${at}`,
    user_id: userId,
    title: 'La pastilla de la tensión',
    description: '',
    category: 'Medicación' as const,
    recurrency: 'daily' as const,
    starts_at: `2021-11-01T${HOURS[0]}`,
    weekdays: '',
    times: times > 1 ? HOURS.slice(0, times).join() : '',
    until: null,
    rule_since: SINCE,
    created_at: SINCE,
  }));
  await trx.insertInto('reminders').values(rows).execute();
  const days = Array.from({ length: 5 * 365 }, (_, back) => TODAY.subtract({ days: back }));
  for (const { id } of rows.slice(0, answered)) {
    const said = days.map((day) => ({
      reminder_id: id,
      occurrence: `${day}T${HOURS[0]}`,
      state: 'done' as const,
      postponed_until: null,
      changed_at: `${day}T09:00:00.000Z`,
    }));
    await trx.insertInto('reminder_occurrences').values(said).execute();
  }
}
