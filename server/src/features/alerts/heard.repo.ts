import type { Executor } from '../../db/database.ts';

/** When a tablet of each was heard from last, whichever it was: where she is in, where it is hers, where she was. */
export async function lastHeard(
  db: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const own = db
    .selectFrom('sessions')
    .select((eb) => ['user_id', eb.fn.max('last_seen_at').as('heard_at')])
    .where('kind', '=', 'user')
    .where('user_id', 'in', userIds)
    .groupBy('user_id');
  const tied = db
    .selectFrom('device_people')
    .innerJoin('sessions', 'sessions.device_id', 'device_people.device_id')
    .select((eb) => ['device_people.user_id', eb.fn.max('last_seen_at').as('heard_at')])
    .where('kind', '=', 'device')
    .where('device_people.user_id', 'in', userIds)
    .groupBy('device_people.user_id');
  const active = db
    .selectFrom('users')
    .select(['id as user_id', 'last_active_at as heard_at'])
    .where('id', 'in', userIds);
  const rows = await Promise.all([own.execute(), tied.execute(), active.execute()]);
  const heard = new Map<string, string>();
  for (const { user_id, heard_at } of rows.flat()) {
    if (user_id && heard_at && heard_at > (heard.get(user_id) ?? '')) heard.set(user_id, heard_at);
  }
  return heard;
}
