import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isSqlite } from './is-sqlite.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as reminders from './migrations/0002-reminders.ts';
import * as townHall from './migrations/0003-town-hall.ts';
import * as games from './migrations/0004-games.ts';
import * as media from './migrations/0005-media.ts';
import * as activity from './migrations/0006-activity.ts';
import * as chat from './migrations/0007-chat.ts';
import * as messages from './migrations/0008-messages.ts';
import * as messageOfFile from './migrations/0009-files-name-their-message.ts';
import * as whatFamilySends from './migrations/0010-what-family-sends.ts';
import * as memoriesByDay from './migrations/0011-memories-by-their-day.ts';
import * as entry from './migrations/0012-surnames-and-tied-devices.ts';
import * as versionsOfPeople from './migrations/0013-versions-of-people.ts';
import * as codes from './migrations/0015-codes-and-open-sessions.ts';
import * as pauses from './migrations/0016-staff-pins-and-pauses.ts';
import * as townIdentity from './migrations/0017-identity-of-a-town.ts';
import * as acceptedTerms from './migrations/0018-accepted-terms.ts';
import * as importsAndCards from './migrations/0019-imports-and-cards.ts';
import * as searchedInOrder from './migrations/0021-people-are-searched-in-their-order.ts';
import * as devicesHaveNames from './migrations/0022-devices-have-names.ts';
import * as familyReads from './migrations/0023-what-the-family-has-read.ts';
import * as installation from './migrations/0024-installation.ts';
import * as tiedDevices from './migrations/0025-tied-though-nobody-is-left.ts';
import * as staffLog from './migrations/0026-staff-log.ts';
import * as secondFactors from './migrations/0027-second-factors.ts';
import * as attemptsExpire from './migrations/0028-attempts-expire.ts';
import * as answersByKey from './migrations/0030-answers-by-their-key.ts';
import * as sizesOfFiles from './migrations/0031-sizes-of-files.ts';
import * as versionsOfTowns from './migrations/0033-versions-of-towns-and-relatives.ts';
import * as versionsOfHers from './migrations/0034-versions-of-what-is-hers.ts';
import * as tablesNamed from './migrations/0035-tables-named-as-the-code-says.ts';
import * as jobs from './migrations/0036-jobs.ts';
import * as memoriesCounted from './migrations/0038-memories-are-counted.ts';
import * as notices from './migrations/0039-notices.ts';
import * as alerts from './migrations/0040-alerts.ts';
import * as proposals from './migrations/0041-proposals.ts';
import * as reminderFiles from './migrations/0042-photo-and-voice-of-a-reminder.ts';
import * as whatSheWrites from './migrations/0043-letters-and-what-she-writes.ts';
import * as versionsUnawaited from './migrations/0044-versions-that-nobody-waits-for.ts';
import * as whatSomebodySeesTo from './migrations/0045-what-somebody-sees-to.ts';
import * as lettersToStaff from './migrations/0046-letters-to-staff.ts';
import * as takenIsRead from './migrations/0047-she-reads-who-sees-to-it.ts';
import * as nextJobAtOnce from './migrations/0048-the-next-job-at-once.ts';
import type { Tables } from './schema.ts';

const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-reminders': reminders,
  '0003-town-hall': townHall,
  '0004-games': games,
  '0005-media': media,
  '0006-activity': activity,
  '0007-chat': chat,
  '0008-messages': messages,
  '0009-files-name-their-message': messageOfFile,
  '0010-what-family-sends': whatFamilySends,
  '0011-memories-by-their-day': memoriesByDay,
  '0012-surnames-and-tied-devices': entry,
  '0013-versions-of-people': versionsOfPeople,
  '0015-codes-and-open-sessions': codes,
  '0016-staff-pins-and-pauses': pauses,
  '0017-identity-of-a-town': townIdentity,
  '0018-accepted-terms': acceptedTerms,
  '0019-imports-and-cards': importsAndCards,
  '0021-people-are-searched-in-their-order': searchedInOrder,
  '0022-devices-have-names': devicesHaveNames,
  '0023-what-the-family-has-read': familyReads,
  '0024-installation': installation,
  '0025-tied-though-nobody-is-left': tiedDevices,
  '0026-staff-log': staffLog,
  '0027-second-factors': secondFactors,
  '0028-attempts-expire': attemptsExpire,
  '0030-answers-by-their-key': answersByKey,
  '0031-sizes-of-files': sizesOfFiles,
  '0033-versions-of-towns-and-relatives': versionsOfTowns,
  '0034-versions-of-what-is-hers': versionsOfHers,
  '0035-tables-named-as-the-code-says': tablesNamed,
  '0036-jobs': jobs,
  '0038-memories-are-counted': memoriesCounted,
  '0039-notices': notices,
  '0040-alerts': alerts,
  '0041-proposals': proposals,
  '0042-photo-and-voice-of-a-reminder': reminderFiles,
  '0043-letters-and-what-she-writes': whatSheWrites,
  '0044-versions-that-nobody-waits-for': versionsUnawaited,
  '0045-what-somebody-sees-to': whatSomebodySeesTo,
  '0046-letters-to-staff': lettersToStaff,
  '0047-she-reads-who-sees-to-it': takenIsRead,
  '0048-the-next-job-at-once': nextJobAtOnce,
};

/** Between the name of the file and that of the migration that a copy was made before. */
const COPY = '.before-';

/**
 * Applies what is pending, under the lock that the migrator takes. Where the database is a file, a copy of it
 * is made first (`<file>.before-<migration>`), so that a bad migration can be undone by hand.
 */
export async function migrate(db: Kysely<Tables>, file?: string): Promise<void> {
  const migrator = migratorOf(db);
  const first = await firstPending(migrator);
  if (first === undefined) return;
  if (file) {
    const copy = `${file}${COPY}${first}`;
    await rm(copy, { force: true });
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  }
  await inTurn(db, (migrator) => migrator.migrateToLatest());
}

/** Makes the tables as they were after that migration. @throws Error where this program does not know it */
export async function migrateTo(db: Kysely<Tables>, migration: string): Promise<void> {
  await inTurn(db, (migrator) => migrator.migrateTo(migration));
}

/**
 * What another process may do to a migration, which is begun again then. Where two begin with an empty database at
 * once, the second waits for the first, and its transaction finds tables; and PostgreSQL breaks off one of two that
 * wait for each other's tables: a program that still serves takes them in the order of its requests.
 */
const BEGUN_AGAIN_AFTER = new Set(['23505', '42P07', '25P02', '40P01']);
const MOST_ATTEMPTS = 8;

/** In one transaction on PostgreSQL: the turn (`postgres-dialect.ts`) is a row that it holds until its end. */
async function inTurn(
  db: Kysely<Tables>,
  work: (migrator: Migrator) => Promise<{ error?: unknown }>,
): Promise<void> {
  const once = async (on: Kysely<Tables>) => {
    const { error } = await work(migratorOf(on));
    if (error) throw error;
  };
  await (isSqlite(db) ? once(db) : besideOthers(db, once));
}

/** Changes tables of PostgreSQL that other processes use meanwhile, in one transaction. */
export async function besideOthers(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === MOST_ATTEMPTS || !BEGUN_AGAIN_AFTER.has(code)) throw error;
    }
  }
}

/** From the first to the newest. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations);

/** Whether this program is new enough for tables that have seen that migration. */
export const knowsMigration = (name: string): boolean => name in migrations;

/** Removes the copies made before migrations, once they are older than that: who was erased since is still in them. */
export async function expireCopies(file: string, before: Date): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}${COPY}`)) continue;
    const copy = join(folder, name);
    if ((await stat(copy)).mtime < before) await rm(copy, { force: true });
  }
}

/** True where the tables are as this version of the program wants them. */
export async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  return (await firstPending(migratorOf(db))) === undefined;
}

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

async function firstPending(migrator: Migrator): Promise<string | undefined> {
  return (await migrator.getMigrations()).find((m) => m.executedAt === undefined)?.name;
}
