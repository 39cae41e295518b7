import type { SettingColumns } from '@encina/contract/settings';
import { type Insertable, type Selectable, sql } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import { type Executor, reclaim } from '../../db/database.ts';
import { editRow } from '../../db/edited-rows.ts';
import { AT_ONCE, insertAll } from '../../db/many-rows.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { surnameKey } from '../../names/surname-key.ts';
import { erasePeople } from './erasing.repo.ts';
import { matchingPeople, type WantedPeople } from './matching-people.repo.ts';

export type UserRow = Selectable<Tables['users']>;
/** A person as she is first written: her settings are what the database begins with, and nobody has edited her. */
export type NewUserRow = Omit<
  UserRow,
  keyof SettingColumns | 'staff_proposals' | 'version' | 'edited_by_id'
>;
/** What the picker shows of a person: of her forty columns these alone are read, for each of hundreds. */
const PICKED = ['id', 'name', 'photo_key'] as const;
/** And whether she has a PIN: its hash is longer than all the rest, and nobody is to see it. */
const hasPin = sql<number>`case when pin_hash is null then 0 else 1 end`.as('has_pin');
/** And what the list of staff shows besides. */
const LISTED = [
  'is_active',
  'email',
  'phone',
  'family_consent',
  'municipal_consent',
  'last_active_at',
  'created_at',
] as const;
export type PickedRow = Pick<UserRow, (typeof PICKED)[number]> & { readonly has_pin: number };
export type ListedRow = PickedRow & Pick<UserRow, (typeof LISTED)[number]>;
export type ConsentChange = Insertable<Tables['consent_changes']>;

export interface UserPage extends WantedPeople {
  readonly limit: number;
  /** Where the page before ended. */
  readonly after: Position | undefined;
}

/** A place in the order of surnames. */
export interface Position {
  readonly key: string;
  readonly id: string;
}

export type UsersRepo = ReturnType<typeof usersRepo>;

export function usersRepo(db: Executor) {
  return {
    async picked(municipalityId: string, page: UserPage): Promise<PickedRow[]> {
      if (!isPlain(page)) return pickedOf(db, municipalityId, page).execute();
      const { rows } = await active(db, { municipalityId, limit: page.limit });
      return rows;
    },
    async listed(municipalityId: string, page: UserPage): Promise<ListedRow[]> {
      return pickedOf(db, municipalityId, page).select(LISTED).execute();
    },
    /** Where she stands in the order of surnames; whoever was erased meanwhile stands where her name does. */
    async position(
      municipalityId: string,
      { id, name }: Pick<UserRow, 'id' | 'name'>,
    ): Promise<Position> {
      const row = await findRow(db, 'users', { municipality_id: municipalityId, id });
      return { id, key: row?.surname_key ?? surnameKey(name) };
    },
    /** How many they are, counted to `most` where that is given. */
    async count(municipalityId: string, wanted: WantedPeople, most?: number): Promise<number> {
      const matching = matchingPeople(db, municipalityId, wanted).select('users.id');
      const row = await db
        .selectFrom((most === undefined ? matching : matching.limit(most)).as('matching'))
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
    async find(municipalityId: string, id: string): Promise<UserRow | undefined> {
      return findRow(db, 'users', { municipality_id: municipalityId, id });
    },
    async insert(rows: readonly NewUserRow[], consents: readonly ConsentChange[]): Promise<void> {
      await db.transaction().execute((trx) => insertPeople(trx, rows, consents));
    },
    /** False where somebody else has edited her since that version. */
    async edit(id: string, values: Partial<UserRow>, version: number | undefined) {
      return editRow(db, 'users', { id, version }, values);
    },
    /** False where her PIN is not the one that was compared any more. */
    async changePin(id: string, { from, to }: { from: string | null; to: string }) {
      const changed = await db
        .updateTable('users')
        .set({ pin_hash: to, pin_set_by: null })
        .where('id', '=', id)
        .where('pin_hash', from === null ? 'is' : '=', from)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
    async sawActive(id: string, now: string): Promise<void> {
      await db.updateTable('users').set({ last_active_at: now }).where('id', '=', id).execute();
    },
    /** Erases these people again where they are, as after a copy of before, and remembers them all. */
    async removeAll(ids: readonly string[], now: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < ids.length; at += AT_ONCE) {
          await erasePeople(trx, ids.slice(at, at + AT_ONCE), now);
        }
      });
      await reclaim(db);
    },
    /** Erases the person; every row that belongs to her goes with her. */
    async remove(id: string, now: string): Promise<void> {
      await db.transaction().execute((trx) => erasePeople(trx, [id], now));
      await reclaim(db);
    },
  };
}

function pageOf(db: Executor, municipalityId: string, page: UserPage) {
  const { after, limit } = page;
  let query = matchingPeople(db, municipalityId, page);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('surname_key', 'users.id'), '>', eb.tuple(after.key, after.id)),
    );
  }
  return query.orderBy('surname_key').orderBy('users.id').limit(limit);
}

const pickedOf = (db: Executor, municipalityId: string, page: UserPage) =>
  pageOf(db, municipalityId, page).select(PICKED).select(hasPin);

/** What nearly every tablet asks for: the first page of who is active, whoever that is. */
const isPlain = ({ search, from, among, filters = [], after }: UserPage): boolean =>
  search === '' && !from && !among && !after && filters.length === 1 && filters[0] === 'active';

const active = compiled<{ municipalityId: string; limit: number }, PickedRow>((db, value) =>
  pickedOf(db, value('municipalityId'), {
    search: '',
    filters: ['active'],
    // Asked by who is away alone.
    now: Temporal.Now.instant(),
    limit: value('limit'),
    after: undefined,
  }),
);

/** People and the consents they gave, in the transaction of the caller. */
export async function insertPeople(
  trx: Executor,
  people: readonly NewUserRow[],
  consents: readonly ConsentChange[],
): Promise<void> {
  await insertAll(trx, 'users', people);
  await insertAll(trx, 'consent_changes', consents);
}
