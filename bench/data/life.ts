import type { Executor } from '../../server/src/db/database.ts';
import { insertAll } from '../../server/src/db/many-rows.ts';
import { ZONE } from './plan.ts';

const ROUNDS_A_DAY = 3;
const SINCE = '2020-01-01T00:00:00.000Z';

/** Local days until today, newest first. */
export function daysBack(count: number): string[] {
  const today = Temporal.Now.plainDateISO(ZONE);
  return Array.from({ length: count }, (_, back) => `${today.subtract({ days: back })}`);
}

/** What somebody leaves behind who was there on each of these days. */
export async function addLife(
  trx: Executor,
  userId: string,
  days: readonly string[],
): Promise<void> {
  await addActivity(trx, userId, days);
  await addAnswers(trx, userId, days, 3);
  await addMemories(trx, userId, days);
}

/** Minutes of each day, and three rounds of a game. */
export async function addActivity(
  trx: Executor,
  userId: string,
  days: readonly string[],
): Promise<void> {
  const seen = { user_id: userId, seconds: 1_200, reminders_viewed: 2, chat_messages: 3 };
  await insertAll(
    trx,
    'activity_days',
    days.map((day) => ({ ...seen, day })),
  );
  const round = { user_id: userId, game_type: 'math', score: 50, time_seconds: 30 };
  await insertAll(
    trx,
    'scores',
    days.flatMap((day) =>
      Array.from({ length: ROUNDS_A_DAY }, (_, place) => ({
        ...round,
        id: `${userId} ${day} ${place}`,
        difficulty: 'easy',
        timed: 1,
        completed_at: `${day}T1${place}:00:00.000Z`,
      })),
    ),
  );
}

/** Minutes of each of these days for many people. */
export async function addPresence(
  trx: Executor,
  people: readonly { readonly id: string }[],
  days: readonly string[],
): Promise<void> {
  const seen = { seconds: 600, reminders_viewed: 1, chat_messages: 0 };
  await insertAll(
    trx,
    'activity_days',
    people.flatMap(({ id }) => days.map((day) => ({ user_id: id, day, ...seen }))),
  );
}

/** So many reminders of every day besides what she has, answered on each. */
export async function addAnswers(
  trx: Executor,
  userId: string,
  days: readonly string[],
  count: number,
): Promise<void> {
  const first = days.at(-1) ?? '2020-01-01';
  const ids = Array.from({ length: count }, (_, place) => `${userId} ${place}`);
  await insertAll(
    trx,
    'reminders',
    ids.map((id, place) => ({
      id,
      user_id: userId,
      title: 'La pastilla de la tensión',
      description: '',
      category: 'Medicación',
      recurrency: 'daily',
      starts_at: `${first}T0${place + 7}:00`,
      weekdays: '',
      times: '',
      until: null,
      rule_since: SINCE,
      created_at: SINCE,
    })),
  );
  await insertAll(
    trx,
    'reminder_occurrences',
    ids.flatMap((reminder_id, place) =>
      days.map((day) => ({
        reminder_id,
        occurrence: `${day}T0${place + 7}:00`,
        state: 'done',
        postponed_until: null,
        changed_at: `${day}T12:00:00.000Z`,
      })),
    ),
  );
}

/** A photo a day, its files left out: lists carry addresses alone. */
async function addMemories(trx: Executor, userId: string, days: readonly string[]): Promise<void> {
  await insertAll(
    trx,
    'media',
    days.map((day) => ({
      id: `${userId} photo ${day}`,
      user_id: userId,
      kind: 'image',
      file_key: `users/${userId}/media/${day}/original`,
      mime_type: 'image/jpeg',
      size: 2_000_000,
      title: `Foto del ${day}`,
      description: '',
      original_name: `${day}.jpg`,
      is_favorite: 0,
      has_thumbnail: 1,
      uploaded_at: `${day}T12:00:00.000Z`,
      day,
      day_known: 'day',
      month_day: day.slice(5),
    })),
  );
}
