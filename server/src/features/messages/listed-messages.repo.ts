import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type MessageRow = Tables['support_messages'];
export type ListedRow = MessageRow & { readonly author_name: string };

/** On one page of the person's list. */
export const MOST_LISTED = 200;

/** Asks for what stands in the person's list. */
export const listed = (db: Executor, userId: string) =>
  db
    .selectFrom('support_messages')
    .innerJoin('support_persons', 'support_persons.id', 'support_messages.support_person_id')
    .where('user_id', '=', userId)
    .where('sent_by', '=', 'support')
    .where('removed_at', 'is', null);

/** The same, each with who wrote it. */
export const listedRows = (db: Executor, userId: string) =>
  listed(db, userId).selectAll('support_messages').select('support_persons.name as author_name');
