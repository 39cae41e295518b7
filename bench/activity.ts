/**
 * `node bench/activity.ts`: what a period of thirty days costs where there is one year of history, and where there are
 * five, on both databases; how many reports of activity the server takes; and what memory an export of one gigabyte
 * needs. Nothing is kept.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { type Executor, openDatabase } from '../server/src/db/database.ts';
import { activityRepo } from '../server/src/features/activity/activity.repo.ts';
import { activityService } from '../server/src/features/activity/activity.service.ts';
import { exportService } from '../server/src/features/data/export.service.ts';
import { gamesRead } from '../server/src/features/games/games.read.ts';
import { addPerson, addTown } from './support/town.ts';

const PEOPLE = 200;
const YEARS = [1, 5];
const ROUNDS = 5;
const ROUNDS_A_DAY = 3;
const NOW = Temporal.Instant.from('2026-11-20T16:05:00Z');
const PERIOD = { startDate: '2026-10-22T12:00:00.000Z', endDate: '2026-11-20T16:05:00.000Z' };

type User = Parameters<ReturnType<typeof activityService>['period']>[0];
const userOf = (id: string) => ({ id, timeZone: 'Europe/Madrid' }) as User;

const dataDir = await mkdtemp(path.join(tmpdir(), 'encina-bench-'));
const postgres = await startPostgres();
try {
  await measure('sqlite', {});
  await measure('postgres', { databaseUrl: postgres.url });
  await measureExport();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(engine: string, options: { databaseUrl?: string }): Promise<void> {
  for (const years of YEARS) {
    const folder = await mkdtemp(path.join(dataDir, `${engine}-`));
    const db = await openDatabase({ dataDir: folder, ...options });
    await db.deleteFrom('municipalities').execute();
    const people = await fill(db, years);
    let now = NOW;
    const activity = activityService({
      repo: activityRepo(db),
      games: gamesRead(db),
      clock: () => {
        // A minute goes by between two reports: there is something to credit each time.
        now = now.add({ minutes: 1 });
        return now;
      },
      sawActive: async () => undefined,
    });
    const each = async (call: (user: User) => Promise<unknown>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const id of people) {
          const start = performance.now();
          await call(userOf(id));
          times.push(performance.now() - start);
        }
      }
      return words(times);
    };
    say(engine, `30 days of ${years} year(s)`, await each((user) => activity.period(user, PERIOD)));
    say(engine, `areas, ${years} year(s)`, await each((user) => activity.areas(user, PERIOD)));
    const reports = await each((user) => activity.report(user, { seconds: 60 }, undefined));
    say(engine, `one report, ${years} year(s)`, reports);
    await db.destroy();
  }
}

/** A town in which everybody has been there every day. */
async function fill(db: Executor, years: number): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, at) => `person-${at}`);
  const today = Temporal.PlainDate.from('2026-11-20');
  const days = Array.from({ length: years * 365 }, (_, back) =>
    today.subtract({ days: back }).toString(),
  );
  await db.transaction().execute(async (trx) => {
    await addTown(trx);
    for (const id of people) {
      await addPerson(trx, id);
      await addDays(trx, id, days);
    }
  });
  return people;
}

async function addDays(trx: Executor, id: string, days: readonly string[]): Promise<void> {
  const seen = { user_id: id, seconds: 1_200, reminders_viewed: 2, chat_messages: 3 };
  const active = days.map((day) => ({ ...seen, day }));
  await trx.insertInto('activity_days').values(active).execute();
  const rounds = days.flatMap((day) =>
    Array.from({ length: ROUNDS_A_DAY }, (_, round) => ({
      id: `${id} ${day} ${round}`,
      user_id: id,
      game_type: 'math',
      score: 50,
      time_seconds: 30,
      difficulty: 'easy',
      timed: 1,
      completed_at: `${day}T1${round}:00:00.000Z`,
    })),
  );
  for (let at = 0; at < rounds.length; at += 2_000) {
    await trx
      .insertInto('scores')
      .values(rounds.slice(at, at + 2_000))
      .execute();
  }
}

/** Twenty films of 50 MB, taken by somebody who takes them as fast as they come. */
async function measureExport(): Promise<void> {
  const [files, chunks, chunk] = [20, 800, randomBytes(64 * 1024)];
  async function* originals() {
    for (let at = 0; at < files; at += 1) {
      const film = Readable.from(Array.from({ length: chunks }, () => chunk));
      yield { name: `recuerdos/${at}.mp4`, stream: film };
    }
  }
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const zip = await exportService({
    repo: { sections: async () => [] },
    originals,
    clock: () => NOW,
  }).zip(userOf('person-0'));
  let [bytes, most] = [0, 0];
  for await (const part of zip) {
    bytes += part.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const mega = (count: number) => `${(count / 1024 / 1024).toFixed(0)} MB`;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  say('export', `${mega(bytes)} in ${seconds} s`, `${mega(most - before)} more memory at most`);
}

function words(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms (${times.length} calls)`;
}

function say(kind: string, name: string, told: string): void {
  console.log(`${kind.padEnd(9)} ${name.padEnd(26)} ${told}`);
}
