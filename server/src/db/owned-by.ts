import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './schema.ts';

type OwnedTable =
  | 'reminders'
  | 'media'
  | 'media_uploads'
  | 'data_requests'
  | 'message_files'
  | 'support_messages';

/** The condition under which a row is found: its id, and never without whose it is. */
export const ownedBy = (userId: string, id: string): Expression<SqlBool> =>
  expressionBuilder<Tables, OwnedTable>().and({ user_id: userId, id });
