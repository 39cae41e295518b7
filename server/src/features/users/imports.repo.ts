import { type Executor, reclaim } from '../../db/database.ts';
import { insertAll } from '../../db/many-rows.ts';
import { onAll } from '../../db/on-all.ts';
import { changeRow, findRow, insertOnce } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { erasePeople } from './erasing.repo.ts';
import { type ConsentChange, insertPeople, type NewUserRow } from './users.repo.ts';

export type ImportRow = Tables['user_imports'];

const MOST_RECENT = 20;

/** Imports of people: each happens once, and can be undone while nobody of it has entered. */
export function importsRepo(db: Executor) {
  return {
    /** An import that has been made already. */
    async find(municipalityId: string, key: string): Promise<ImportRow | undefined> {
      return findRow(db, 'user_imports', { municipality_id: municipalityId, key });
    },
    /** All of them or none, and once for each key: nothing where that import has been made already. */
    async insertOnce(
      row: ImportRow,
      people: readonly NewUserRow[],
      consents: readonly ConsentChange[],
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!(await insertOnce(trx, 'user_imports', row, ['municipality_id', 'key']))) return;
        await insertPeople(trx, people, consents);
        const { key: import_key } = row;
        await insertAll(
          trx,
          'imported_users',
          people.map(({ id }, position) => ({ user_id: id, import_key, position })),
        );
      });
    },
    /** Those of an import who have not entered yet, with the row in which each stood. */
    async waiting(municipalityId: string, key: string) {
      return peopleOf(db, municipalityId, key)
        .select(['users.id', 'users.name', 'imported_users.position'])
        .where('last_active_at', 'is', null)
        .orderBy('position')
        .execute();
    },
    /** Made since then and not undone, newest first. */
    since: (municipalityId: string, since: string) => importsSince(db, municipalityId, since),
    /**
     * Erases everybody of an import, or nobody where one of them has entered.
     * @returns whom it erased
     */
    async undo(municipalityId: string, key: string, now: string): Promise<string[] | undefined> {
      const erased = await db
        .transaction()
        .execute((trx) => eraseImport(trx, municipalityId, key, now));
      if (erased) await reclaim(db);
      return erased;
    },
  };
}

export type ImportsRepo = ReturnType<typeof importsRepo>;

/** Those of an import who are still there. */
const peopleOf = (db: Executor, municipalityId: string, key: string) =>
  db
    .selectFrom('imported_users')
    .innerJoin('users', 'users.id', 'imported_users.user_id')
    .where('import_key', '=', key)
    .where('municipality_id', '=', municipalityId);

async function importsSince(db: Executor, municipalityId: string, since: string) {
  return db
    .selectFrom('user_imports')
    .leftJoin('admins', 'admins.id', 'user_imports.created_by')
    .leftJoin('imported_users', 'imported_users.import_key', 'user_imports.key')
    .leftJoin('users', (join) =>
      onAll(
        join,
        ['users.id', 'imported_users.user_id'],
        ['users.municipality_id', 'user_imports.municipality_id'],
      ),
    )
    .select(['user_imports.key', 'user_imports.created_at', 'admins.name as created_by'])
    .select((eb) => [
      eb.fn.count('users.id').as('people'),
      eb.fn.count('users.last_active_at').as('entered'),
    ])
    .where('user_imports.municipality_id', '=', municipalityId)
    .where('user_imports.created_at', '>', since)
    .where('undone_at', 'is', null)
    .groupBy(['user_imports.key', 'user_imports.created_at', 'admins.name'])
    .orderBy('user_imports.created_at', 'desc')
    .limit(MOST_RECENT)
    .execute();
}

/**
 * Those of an import, and when each entered. Their rows are taken first: who is entering at this moment is waited
 * for and then seen, and who comes later finds nobody (`insertWhile` in `core/sessions.repo.ts`).
 */
async function heldPeople(trx: Executor, municipalityId: string, key: string) {
  const brought = trx.selectFrom('imported_users').select('user_id').where('import_key', '=', key);
  await trx
    .updateTable('users')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('municipality_id', '=', municipalityId)
    .where('id', 'in', brought)
    .execute();
  return peopleOf(trx, municipalityId, key).select(['users.id', 'last_active_at']).execute();
}

async function eraseImport(
  trx: Executor,
  municipalityId: string,
  key: string,
  now: string,
): Promise<string[] | undefined> {
  const people = await heldPeople(trx, municipalityId, key);
  if (people.some(({ last_active_at }) => last_active_at !== null)) return undefined;
  const ids = people.map(({ id }) => id);
  await erasePeople(trx, ids, now);
  const done = { municipality_id: municipalityId, key };
  await changeRow(trx, 'user_imports', done, { undone_at: now });
  return ids;
}
