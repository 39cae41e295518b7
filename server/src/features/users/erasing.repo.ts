import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { noRow } from '../../db/no-row.ts';
import { dropNotices } from '../alerts/notices-on-their-way.read.ts';

/** Before the id of a person in the key of a guess: at her PIN, at her card. */
const GUESSED = ['pin:', 'card:'] as const;
const ID_LENGTH = 36;

/** Erases people in the transaction of the caller; every row that belongs to them goes with them. */
export async function erasePeople(
  trx: Executor,
  ids: readonly string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  const linked = await holdRelatives(trx, ids);
  await trx
    .deleteFrom('attempt_counts')
    .where(({ or, and, eb }) =>
      or(
        GUESSED.map((kind) =>
          and([
            eb('key', 'like', `${kind}%`),
            eb(sql`substr(key, ${sql.lit(kind.length + 1)}, ${sql.lit(ID_LENGTH)})`, 'in', ids),
          ]),
        ),
      ),
    )
    .execute();
  await dropNotices(trx, { userIds: ids });
  await holdInOrder(trx, 'users', ids);
  await trx.deleteFrom('users').where('id', 'in', ids).execute();
  await trx
    .insertInto('erased_people')
    .values(ids.map((user_id) => ({ user_id, erased_at: now })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  if (linked.length === 0) return;
  // A relative who is left with nobody to look after has no reason to keep an account.
  await trx
    .deleteFrom('support_persons')
    .where('id', 'in', linked)
    .where((eb) =>
      noRow(
        eb
          .selectFrom('support_links')
          .select('user_id')
          .whereRef('support_links.support_person_id', '=', 'support_persons.id'),
      ),
    )
    .execute();
}

/**
 * The relatives of these people. Their links before themselves and before the people, as everywhere; and whoever erases
 * the other one whom a relative looks after waits, and then sees that nobody is left.
 */
async function holdRelatives(trx: Executor, userIds: readonly string[]): Promise<string[]> {
  const links = trx
    .selectFrom('support_links')
    .select('support_person_id')
    .where('user_id', 'in', userIds)
    .orderBy('support_person_id')
    .orderBy('user_id');
  const held = await (isSqlite(trx) ? links : links.forUpdate()).execute();
  const ids = [...new Set(held.map((row) => row.support_person_id))];
  await holdInOrder(trx, 'support_persons', ids);
  return ids;
}

/** Two who want some of the same rows wait for each other in one direction alone. SQLite has one writer. */
async function holdInOrder(
  trx: Executor,
  table: 'users' | 'support_persons',
  ids: readonly string[],
): Promise<void> {
  if (isSqlite(trx) || ids.length === 0) return;
  await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
