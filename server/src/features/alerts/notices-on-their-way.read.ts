import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';

interface Whose {
  readonly userIds: readonly string[];
  /** Of one of those who are told alone. */
  readonly supportPersonId?: string;
}

/** The tag under which an alert is spoken of. */
export const tagOf = (alertId: string): string => `alert ${alertId}`;

export const isOfAlert = (tag: string): boolean => tag.startsWith(tagOf(''));

/** Whether somebody is still to be told of the alert with this tag: linked to her, and one of those she names. */
export async function isStillTold(
  db: Executor,
  tag: string,
  supportPersonId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('alerts')
    .innerJoin('alert_people', 'alert_people.user_id', 'alerts.user_id')
    .innerJoin('support_links', (join) =>
      join
        .onRef('support_links.user_id', '=', 'alert_people.user_id')
        .onRef('support_links.support_person_id', '=', 'alert_people.support_person_id'),
    )
    .select('alerts.id')
    .where('alerts.id', '=', tag.slice(tagOf('').length))
    .where('alert_people.support_person_id', '=', supportPersonId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What of people's alerts is still on its way to their relatives goes no further. In the transaction in which somebody is
 * to be told no more; before people are erased, whose alerts go with them.
 */
export async function dropNotices(
  trx: Executor,
  { userIds, supportPersonId }: Whose,
): Promise<void> {
  // The alerts before their notices, by their ids, as everywhere: whoever takes both does not wait in a circle.
  if (supportPersonId === undefined) await holdAlerts(trx, userIds);
  await trx
    .deleteFrom('notices')
    .where((eb) =>
      supportPersonId === undefined
        ? eb('support_person_id', 'is not', null)
        : eb('support_person_id', '=', supportPersonId),
    )
    .where('tag', 'in', (eb) =>
      eb
        .selectFrom('alerts')
        .select(sql<string>`'alert ' || alerts.id`.as('tag'))
        .where('alerts.user_id', 'in', [...userIds]),
    )
    .execute();
}

async function holdAlerts(trx: Executor, userIds: readonly string[]): Promise<void> {
  if (isSqlite(trx)) return;
  await trx
    .selectFrom('alerts')
    .select('id')
    .where('user_id', 'in', [...userIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}
