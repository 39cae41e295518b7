import type { Insertable } from 'kysely';
import { systemClock, toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Executor } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { ALERT } from '../features/alerts/beginning.ts';
import { DUE } from '../features/reminders/due.read.ts';
import type { Life } from './life.ts';

/** A bell that the server has acknowledged. */
export interface RungBell {
  readonly title: string;
  readonly reminderId: string;
  readonly dueAt: Temporal.Instant;
}

/** The bells of theirs that the server has acknowledged. */
export const bellsOf = (lives: readonly Life[]): RungBell[] =>
  lives.flatMap(({ keyed }) =>
    [...keyed.values()].flatMap(({ id, bell }) =>
      id && bell ? [{ title: bell.reminder.title, reminderId: id, dueAt: bell.dueAt }] : [],
    ),
  );

/** Lets time pass for lives: what is due tomorrow is due now, and what would be told in half an hour is told now. */
export function passingTime(db: Executor) {
  const passed = new Set<string>();
  const withFamily = new Set<string>();
  return async (lives: readonly Life[]): Promise<void> => {
    for (const { userId } of lives) {
      if (!withFamily.has(userId)) await addFamily(db, userId);
      withFamily.add(userId);
    }
    for (const { reminderId, dueAt } of bellsOf(lives)) {
      if (passed.has(reminderId)) continue;
      // Written down long before its hour.
      await db
        .updateTable('reminders')
        .set({ rule_since: '' })
        .where('id', '=', reminderId)
        .execute();
      await setDue(db, DUE, dueAt).where('key', '=', reminderId).execute();
      passed.add(reminderId);
    }
    await setDue(db, ALERT, systemClock())
      .where('lease', 'is', null)
      .where('key', 'not in', (eb) => eb.selectFrom('alert_steps').select('alert_id'))
      .execute();
  };
}

const setDue = (db: Executor, kind: string, at: Temporal.Instant) =>
  db
    .updateTable('jobs')
    .set({ due_at: toText(at), claimable_at: toText(at) })
    .where('kind', '=', kind);

/** Somebody who is told by letter where she does not answer. */
async function addFamily(db: Executor, user_id: string): Promise<void> {
  const created_at = toText(systemClock());
  const support_person_id = newId();
  const relative: Insertable<Tables['support_persons']> = {
    id: support_person_id,
    municipality_id: await townOf(db, user_id),
    email: `${support_person_id}@familia.example`,
    name: 'Hija',
    password_hash: '',
    mails_notices: 1,
    created_at,
  };
  const allDay = { from_time: '00:00', until_time: '24:00', paused_until: null };
  const settings = { user_id, delay_minutes: 30, tells_town: 0, changed_at: created_at } as const;
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('support_persons').values(relative).execute();
    await trx
      .insertInto('support_links')
      .values({ support_person_id, user_id, created_at })
      .execute();
    await trx
      .insertInto('alert_settings')
      .values({ ...settings, ...allDay })
      .execute();
    await trx
      .insertInto('alert_people')
      .values({ user_id, support_person_id, position: 0 })
      .execute();
  });
}

async function townOf(db: Executor, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('municipality_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.municipality_id;
}
