import { rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as foundation from './migrations/0001-foundation.ts';
import * as reminders from './migrations/0010-reminders.ts';
import type { Tables } from './schema.ts';

const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0010-reminders': reminders,
};

/**
 * Applies what is pending, under the lock that the migrator takes. Where the database is a file, a copy of it
 * is made first (`<file>.before-<migration>`), so that a bad migration can be undone by hand.
 */
export async function migrate(db: Kysely<Tables>, file?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const pending = (await migrator.getMigrations()).filter((m) => m.executedAt === undefined);
  if (pending[0] === undefined) return;
  if (file) {
    const copy = `${file}.before-${pending[0].name}`;
    await rm(copy, { force: true });
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
