import { extname } from 'node:path';
import type { BackNews } from '@encina/contract/support';
import { filesOf } from '../../core/files/file-keys.ts';
import type { Executor } from '../../db/database.ts';
import { onShared } from '../../db/on-all.ts';

/** As many as one looks after. */
const MOST_ASKING = 100;
/** Each of them may have answered in three ways. */
const MOST_NEWS = 3 * MOST_ASKING;

/** Pictures and videos that came with messages to a person. */
export function messageOriginals(db: Executor) {
  return async (userId: string): Promise<{ name: string; key: string }[]> => {
    const rows = await db
      .selectFrom('message_files')
      .select(['id', 'original_name', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, original_name, created_at }) => ({
      name: `mensajes/${created_at.slice(0, 10)} ${id.slice(-6)}${extname(original_name)}`,
      key: filesOf(userId, 'messages', id).original,
    }));
  };
}

/** Who asks a support person for a call, and since when. */
export function callRequests(db: Executor) {
  return async (supportPersonId: string): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .selectFrom('support_messages')
      .select((eb) => ['user_id', eb.fn.max('answered_at').as('asked_at')])
      .where('support_person_id', '=', supportPersonId)
      .where('answer', '=', 'call')
      .where('called_at', 'is', null)
      .groupBy('user_id')
      .limit(MOST_ASKING)
      .execute();
    return new Map(rows.flatMap((row) => (row.asked_at ? [[row.user_id, row.asked_at]] : [])));
  };
}

/** What came back to a support person since she last read, by person. */
export function backNews(db: Executor) {
  return async (supportPersonId: string): Promise<ReadonlyMap<string, BackNews>> => {
    const rows = await db
      .selectFrom('support_messages')
      .innerJoin('support_links', (join) =>
        onShared(join, ['support_links', 'support_messages'], ['support_person_id', 'user_id']),
      )
      .select((eb) => [
        'support_messages.user_id',
        'sent_by',
        'answer',
        eb.fn.countAll<number | bigint>().as('count'),
      ])
      .where('support_messages.support_person_id', '=', supportPersonId)
      .where((eb) => {
        const readAt = eb.fn.coalesce('read_at', eb.val(''));
        return eb.or([
          eb.and([eb('sent_by', '=', 'user'), eb('support_messages.created_at', '>', readAt)]),
          eb.and([eb('answer', 'in', ['liked', 'received']), eb('answered_at', '>', readAt)]),
        ]);
      })
      .groupBy(['support_messages.user_id', 'sent_by', 'answer'])
      .limit(MOST_NEWS)
      .execute();
    const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
    return new Map([...byUser].map(([id, ofUser]) => [id, countedBy(ofUser)]));
  };
}

interface Counted {
  readonly sent_by: 'support' | 'user';
  readonly answer: string | null;
  readonly count: number | bigint;
}

function countedBy(rows: readonly Counted[]): BackNews {
  const of = (is: (row: Counted) => boolean) => Number(rows.find(is)?.count ?? 0);
  return {
    replies: of(({ sent_by }) => sent_by === 'user'),
    liked: of(({ answer }) => answer === 'liked'),
    received: of(({ answer }) => answer === 'received'),
  };
}
