import { newId } from '../core/ids.ts';
import { ANEW } from '../features/alerts/beginning.ts';
import { TOWN } from '../features/alerts/told.ts';
import { START, type Town } from './town.ts';

/** After half an hour, at any waking hour, and at the end the town hall. */
export const ALERT_SETTINGS = {
  delayMinutes: 30,
  from: '08:00',
  until: '22:00',
  pausedUntil: null,
  tellsTown: true,
} as const;

/** What a person has set of her alerts, straight in the database. */
async function setAlerts({ db }: Town, user_id: string, people: readonly string[]): Promise<void> {
  await db.deleteFrom('alert_people').where('user_id', '=', user_id).execute();
  await db.deleteFrom('alert_settings').where('user_id', '=', user_id).execute();
  await db
    .insertInto('alert_settings')
    .values({
      user_id,
      delay_minutes: ALERT_SETTINGS.delayMinutes,
      from_time: ALERT_SETTINGS.from,
      until_time: ALERT_SETTINGS.until,
      paused_until: null,
      tells_town: 1,
      changed_at: START,
    })
    .execute();
  await db
    .insertInto('alert_people')
    .values(people.map((support_person_id, position) => ({ user_id, support_person_id, position })))
    .execute();
}

/** An alert that is going on, of which these know. @returns its id */
export async function addAlert(
  town: Town,
  user_id: string,
  told: readonly string[],
): Promise<string> {
  const id = newId();
  await setAlerts(
    town,
    user_id,
    told.filter((it) => it !== TOWN.id),
  );
  await town.db
    .insertInto('alerts')
    .values({
      id,
      user_id,
      reminder_id: newId(),
      occurrence: '2026-11-20T17:00',
      title: 'Pastilla de la tensión',
      category: 'Medicación',
      due_at: '2026-11-20T16:00:00.000Z',
      begun_at: START,
      round: 1,
      ...ANEW,
    })
    .execute();
  await town.db
    .insertInto('alert_steps')
    .values(
      told.map((told_id) => ({
        id: newId(),
        alert_id: id,
        user_id,
        round: 1,
        told_id,
        told_name: 'Hija',
        told_at: START,
        back_at: null,
      })),
    )
    .execute();
  return id;
}
