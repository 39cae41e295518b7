import type { Executor } from '../../db/database.ts';
import { onShared } from '../../db/on-all.ts';
import { findRow } from '../../db/rows.ts';
import type { MessageRow } from './listed-messages.repo.ts';

/** On one page of what she sent. */
const MOST_SENT = 50;

/** Hers, with who gets it, and until when that one has read. */
export type OwnRow = MessageRow & { readonly to_name: string; readonly read_at: string | null };

/** What a person sent to her people. */
export function ownMessagesRepo(db: Executor) {
  const sent = (userId: string) =>
    db
      .selectFrom('support_messages')
      .innerJoin('support_persons', 'support_persons.id', 'support_messages.support_person_id')
      .leftJoin('support_links', (join) =>
        onShared(join, ['support_links', 'support_messages'], ['support_person_id', 'user_id']),
      )
      .selectAll('support_messages')
      .select(['support_persons.name as to_name', 'support_links.read_at'])
      .where('support_messages.user_id', '=', userId)
      .where('sent_by', '=', 'user');

  return {
    /** Newest first. */
    async sent(userId: string): Promise<OwnRow[]> {
      return sent(userId)
        .orderBy('support_messages.created_at', 'desc')
        .orderBy('support_messages.id', 'desc')
        .limit(MOST_SENT)
        .execute();
    },
    async find(userId: string, id: string): Promise<OwnRow | undefined> {
      return sent(userId).where('support_messages.id', '=', id).executeTakeFirst();
    },
    /** What a relative sent, seen or not, and still on the list of the person or not. */
    async sentByRelative(supportPersonId: string, id: string): Promise<MessageRow | undefined> {
      const own = { id, support_person_id: supportPersonId, sent_by: 'support' } as const;
      return findRow(db, 'support_messages', own);
    },
  };
}

export type OwnMessagesRepo = ReturnType<typeof ownMessagesRepo>;
