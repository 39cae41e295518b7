import type { Executor } from '../../db/database.ts';
import type { Span } from './joined.repo.ts';
import { ANSWER, withAnswers } from './with-answers.repo.ts';

/** Far more than a hundred people have. */
const MOST = 50_000;

/** What comes to several people, in one query however many they are. */
export function todaysRepo(db: Executor) {
  return {
    /** One-offs of before the span as well: they may be overdue. */
    async within(userIds: readonly string[], { from, end }: Pick<Span, 'from' | 'end'>) {
      const reminders = db
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', 'in', userIds)
        .where('starts_at', '<', end)
        .where((eb) =>
          eb.or([eb('recurrency', '=', 'none'), eb('until', 'is', null), eb('until', '>=', from)]),
        )
        .limit(MOST);
      return withAnswers(db, db.selectFrom(reminders.as('r')), { from, end })
        .selectAll('r')
        .select(ANSWER)
        .execute();
    },
  };
}
