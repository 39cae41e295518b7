import type { SettingColumns } from '@encina/contract/settings';
import type { Selectable } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { ConsentChange, UserRow } from './users.repo.ts';

/** What a person saves. */
type SavedColumns = Pick<UserRow, 'family_consent' | 'municipal_consent'> & Partial<SettingColumns>;

type LastTerms = Pick<
  Selectable<Tables['consent_changes']>,
  'version' | 'medium' | 'changed_by' | 'changed_at'
> & { readonly staff_name: string | null };

const lastTerms = compiled<{ readonly id: string }, LastTerms>((db, value) =>
  db
    .selectFrom('consent_changes')
    .leftJoin('admins', 'admins.id', 'consent_changes.changed_by_id')
    .select(['version', 'medium', 'changed_by', 'changed_at', 'admins.name as staff_name'])
    .where('user_id', '=', value('id'))
    .where('consent', '=', 'terms')
    .orderBy('consent_changes.id', 'desc')
    .limit(1),
);

const consentDates = compiled<
  { readonly id: string },
  Pick<Selectable<Tables['consent_changes']>, 'consent' | 'changed_at'>
>((db, value) =>
  db
    .selectFrom('consent_changes')
    .select(['consent', (eb) => eb.fn.max('changed_at').as('changed_at')])
    .where('user_id', '=', value('id'))
    .groupBy('consent'),
);

/** What a person has set of herself, and the history of her consents. */
export function settingsRepo(db: Executor) {
  return {
    /** Saves the settings and, in the same transaction, the consents that changed. */
    async save(
      id: string,
      settings: SavedColumns,
      changes: (before: UserRow) => readonly ConsentChange[],
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const before = await takenRow(trx, id);
        if (!before) return;
        await trx.updateTable('users').set(settings).where('id', '=', id).execute();
        const rows = changes(before);
        if (rows.length > 0) await trx.insertInto('consent_changes').values(rows).execute();
      });
    },
    /** When each consent last changed. */
    async consentDates(id: string): Promise<ReadonlyMap<ConsentChange['consent'], string>> {
      const { rows } = await consentDates(db, { id });
      return new Map(rows.map((row) => [row.consent, row.changed_at]));
    },
    async note(change: ConsentChange): Promise<void> {
      await db.insertInto('consent_changes').values(change).execute();
    },
    /** The terms that the person accepted last, with the name of who of the staff said so. */
    async lastTerms(id: string) {
      return (await lastTerms(db, { id })).rows[0];
    },
    /** Every consent given or taken back, newest first, with the names of who and where. */
    async consentHistory(id: string, limit: number) {
      return db
        .selectFrom('consent_changes')
        .leftJoin('admins', 'admins.id', 'consent_changes.changed_by_id')
        .leftJoin('devices', 'devices.id', 'consent_changes.device_id')
        .selectAll('consent_changes')
        .select(['admins.name as staff_name', 'devices.name as device_name'])
        .where('consent_changes.user_id', '=', id)
        .orderBy('consent_changes.id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}

/** Nobody else writes it now: of two that save at once, the second must compare with what the first has saved. */
async function takenRow(trx: Executor, id: string): Promise<UserRow | undefined> {
  await trx.updateTable('users').set({ id }).where('id', '=', id).execute();
  return findRow(trx, 'users', { id });
}

export type SettingsRepo = ReturnType<typeof settingsRepo>;
