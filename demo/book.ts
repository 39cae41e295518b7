import type { Insertable } from 'kysely';
import type { Executor } from '../server/src/db/database.ts';
import type { Tables } from '../server/src/db/schema.ts';

/** What is written, a row after the rows that it refers to. */
const ORDER = [
  'municipalities',
  'admins',
  'users',
  'consent_changes',
  'support_persons',
  'support_links',
  'message_files',
  'support_messages',
  'reminders',
  'reminder_occurrences',
  'scores',
  'media',
  'chat_state',
  'activity_days',
  'access_log',
  'data_requests',
] as const satisfies readonly (keyof Tables)[];

/** Every row of the village before it is written. */
export type Book = { readonly [Table in (typeof ORDER)[number]]: Insertable<Tables[Table]>[] };

export function emptyBook(): Book {
  return {
    municipalities: [],
    admins: [],
    users: [],
    consent_changes: [],
    support_persons: [],
    support_links: [],
    message_files: [],
    support_messages: [],
    reminders: [],
    reminder_occurrences: [],
    scores: [],
    media: [],
    chat_state: [],
    activity_days: [],
    access_log: [],
    data_requests: [],
  };
}

/** Puts the rows of one after those of the other. */
export function append(book: Book, more: Book): void {
  for (const table of ORDER) book[table].push(...(more[table] as never[]));
}

// SQLite takes 32,766 variables a statement, and the widest table has 17 columns.
const ROWS_A_STATEMENT = 500;

/** All of it or nothing. */
export async function write(db: Executor, book: Book): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ORDER) await insert(trx, table, book[table]);
  });
}

async function insert<Table extends keyof Tables>(
  db: Executor,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT);
    // Kysely cannot tell that rows of a table fit that table where the table is a variable.
    await db
      .insertInto(table)
      .values(some as never)
      .execute();
  }
}
