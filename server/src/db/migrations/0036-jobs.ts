import type { Kysely } from 'kysely';
import {
  createIndex,
  createTable,
  integer,
  key,
  optionalText,
  ownKey,
  primaryKey,
  text,
} from '../columns.ts';

/** What is due is claimed by one of any number of instances, and instances know of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'jobs', [
    text('kind', 'key', 'due_at', 'claimable_at'),
    integer('attempts'),
    optionalText('lease', 'problem', 'died_at'),
    primaryKey('jobs_key', 'kind', 'key'),
  ]);
  await createIndex(db, 'jobs_by_claimable', 'jobs', 'died_at', 'claimable_at');
  await createTable(db, 'instances', [
    key('id'),
    text('place', 'seen_at', 'started_at'),
    integer('shares_store'),
  ]);
  await createTable(db, 'swept_people', [
    ownKey('user_id', 'users.id'),
    text('version', 'swept_at'),
  ]);
}
