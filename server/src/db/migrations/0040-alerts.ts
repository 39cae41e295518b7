import type { Kysely } from 'kysely';
import {
  createIndex,
  createLinks,
  createTable,
  flag,
  integer,
  key,
  optionalText,
  owner,
  ownKey,
  text,
  unique,
} from '../columns.ts';
import { renewsVersion } from '../renews-version.ts';

/** Who is told where she does not answer, what was told, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'alert_settings', [
    ownKey('user_id', 'users.id'),
    integer('delay_minutes'),
    text('from_time', 'until_time'),
    optionalText('paused_until'),
    flag(0, 'tells_town'),
    text('changed_at'),
  ]);
  const ends = [
    owner('user_id', 'users.id'),
    owner('support_person_id', 'support_persons.id'),
  ] as const;
  await createLinks(db, 'alert_people', ends, {
    besides: integer('position'),
    found: 'alert_people_by_support_person',
  });
  // No reference to the reminder: what was told of it outlives it.
  await createTable(db, 'alerts', [
    key('id'),
    owner('user_id', 'users.id'),
    text('reminder_id', 'occurrence', 'title', 'category', 'due_at', 'state', 'begun_at'),
    integer('round'),
    optionalText('taken_by', 'taken_name', 'ending', 'answered_at', 'ended_at'),
    unique('alerts_once', 'reminder_id', 'occurrence'),
  ]);
  await createIndex(db, 'alerts_by_user', 'alerts', 'user_id', 'state');
  await createIndex(db, 'alerts_by_age', 'alerts', 'begun_at');
  // Who has no id there is the town hall.
  await createTable(db, 'alert_steps', [
    key('id'),
    owner('alert_id', 'alerts.id'),
    owner('user_id', 'users.id'),
    integer('round'),
    text('told_id', 'told_name', 'told_at'),
    optionalText('back_at'),
    unique('alert_steps_once', 'alert_id', 'round', 'told_id'),
  ]);
  await createIndex(db, 'alert_steps_by_user', 'alert_steps', 'user_id');
  await createIndex(db, 'alert_steps_by_told', 'alert_steps', 'told_id', 'told_at');
  for (const table of ['alert_settings', 'alert_people', 'alerts', 'alert_steps']) {
    await renewsVersion(db, table);
  }
}
