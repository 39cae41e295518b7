import { MOST_ALERTS, type TakenAlert } from '@encina/contract/alerts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { onAll } from '../../db/on-all.ts';
import { changeRow } from '../../db/rows.ts';

const unread = compiled<{ readonly userId: string }, TakenAlert>((db, value) =>
  db
    .selectFrom('alerts')
    .leftJoin('support_links', (join) =>
      onAll(
        join,
        ['support_links.user_id', 'alerts.user_id'],
        ['support_links.support_person_id', 'alerts.taken_by'],
      ),
    )
    .leftJoin('support_persons', 'support_persons.id', 'support_links.support_person_id')
    .leftJoin('admins', 'admins.id', 'alerts.taken_by')
    .select(['alerts.id', 'alerts.title', 'support_persons.name as takenBy'])
    .where('alerts.user_id', '=', value('userId'))
    .where('alerts.state', '=', 'taken')
    .where('alerts.taken_read_at', 'is', null)
    .where((eb) =>
      eb.or([eb('support_persons.id', 'is not', null), eb('admins.id', 'is not', null)]),
    )
    .orderBy('alerts.due_at')
    .orderBy('alerts.id')
    .limit(MOST_ALERTS),
);

/** What somebody sees to, as the person herself reads it. */
export function takenAlertsRepo(db: Executor) {
  return {
    /** Of whoever is hers still, or of the town hall: of nobody else is it said that they see to it. */
    async unread(userId: string): Promise<TakenAlert[]> {
      return (await unread(db, { userId })).rows;
    },
    /** @returns false where there is none of hers with this id */
    read: (userId: string, id: string, at: string): Promise<boolean> =>
      changeRow(db, 'alerts', { id, user_id: userId }, { taken_read_at: at }),
  };
}
