import type { Delay } from '@encina/contract/alerts';
import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { onShared } from '../../db/on-all.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { alertsRepo } from './alerts.repo.ts';
import { dropNotices } from './notices-on-their-way.read.ts';
import type { Told } from './told.ts';

type SettingsRow = Selectable<Tables['alert_settings']>;
export type ConsentRow = Tables['consent_changes'];

export interface KeptSettings {
  readonly delayMinutes: Delay;
  readonly from: string;
  readonly until: string;
  readonly pausedUntil: string | null;
  readonly tellsTown: boolean;
  /** Who is told, in this order: those alone who are still linked to her. */
  readonly people: readonly Told[];
}

/** Who is told where somebody does not answer. */
export function alertSettingsRepo(db: Executor) {
  return {
    async find(userId: string): Promise<KeptSettings | undefined> {
      const row = await findRow(db, 'alert_settings', { user_id: userId });
      if (!row) return undefined;
      return {
        delayMinutes: row.delay_minutes,
        from: row.from_time,
        until: row.until_time,
        pausedUntil: row.paused_until,
        tellsTown: row.tells_town === 1,
        people: await peopleOf(db, userId),
      };
    },
    /** Which of them are linked to her. */
    linkedAmong: (userId: string, ids: readonly string[]) =>
      valuesAmong(db, 'support_links', 'support_person_id', ids, { user_id: userId }),
    /**
     * Puts them in place of what was set before.
     * @param changes what of her consents changes, by what was set before
     * @param around does the writing, and what belongs to it
     */
    save: (
      row: SettingsRow,
      people: readonly string[],
      changes: (before: SettingsRow | undefined) => readonly ConsentRow[],
      around: (trx: Executor, write: () => Promise<void>) => Promise<void>,
    ): Promise<void> =>
      db.transaction().execute((trx) =>
        around(trx, async () => {
          const { user_id } = row;
          const before = await removed(trx, user_id);
          await trx.insertInto('alert_settings').values(row).execute();
          await trx
            .insertInto('alert_people')
            .values(
              people.map((support_person_id, position) => ({
                user_id,
                support_person_id,
                position,
              })),
            )
            .execute();
          await note(trx, changes(before));
        }),
      ),
    /** Nobody is told any more, of what is going on neither. */
    remove: (
      userId: string,
      now: string,
      changes: (before: SettingsRow | undefined) => readonly ConsentRow[],
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        // Her alerts before the people who are told of them, as where a link ends.
        await dropNotices(trx, { userIds: [userId] });
        await note(trx, changes(await removed(trx, userId)));
        await alertsRepo(trx).stop(userId, now);
      }),
  };
}

export type AlertSettingsRepo = ReturnType<typeof alertSettingsRepo>;

/** Nobody else sets it meanwhile: her row is held. */
async function removed(trx: Executor, userId: string): Promise<SettingsRow | undefined> {
  await holdPerson(trx, userId);
  const before = await findRow(trx, 'alert_settings', { user_id: userId });
  await trx.deleteFrom('alert_people').where('user_id', '=', userId).execute();
  await trx.deleteFrom('alert_settings').where('user_id', '=', userId).execute();
  return before;
}

async function note(trx: Executor, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('consent_changes').values(rows).execute();
}

const peopleOf = (db: Executor, userId: string): Promise<Told[]> =>
  db
    .selectFrom('alert_people')
    .innerJoin('support_links', (join) =>
      onShared(join, ['support_links', 'alert_people'], ['support_person_id', 'user_id']),
    )
    .innerJoin('support_persons', 'support_persons.id', 'alert_people.support_person_id')
    .select(['support_persons.id', 'support_persons.name'])
    .where('alert_people.user_id', '=', userId)
    .orderBy('alert_people.position')
    .limit(10)
    .execute();
