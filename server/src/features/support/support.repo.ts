import type { Executor } from '../../db/database.ts';

const MOST = 200;

export function supportRepo(db: Executor) {
  return {
    async messages(userId: string) {
      return db
        .selectFrom('support_messages')
        .innerJoin('support_persons', 'support_persons.id', 'support_messages.support_person_id')
        .selectAll('support_messages')
        .select('support_persons.name as author_name')
        .where('user_id', '=', userId)
        .orderBy('support_messages.created_at', 'desc')
        .orderBy('support_messages.id', 'desc')
        .limit(MOST)
        .execute();
    },
  };
}
