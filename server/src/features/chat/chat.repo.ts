import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { findRow, putRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type MessageRow = Tables['chat_messages'];

export interface Begun {
  readonly memory: string;
  readonly generation: number;
  /** Messages of this minute, this one included. */
  readonly said: number;
}

export interface Kept {
  readonly userId: string;
  readonly generation: number;
  readonly memory: string;
  readonly messages: readonly MessageRow[];
  readonly now: string;
}

/** Messages and what the conversation remembers: all of it goes when she leaves. */
const conversationsOf = (db: Executor) => ({
  /** The newest, oldest first. */
  async messages(userId: string, limit: number): Promise<MessageRow[]> {
    const rows = await db
      .selectFrom('chat_messages')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.toReversed();
  },
  /** Counts one message, in one statement, so that messages sent at once are counted one by one. */
  async begin(userId: string, now: string): Promise<Begun> {
    const minute = now.slice(0, 16);
    return db
      .insertInto('chat_conversations')
      .values({
        user_id: userId,
        memory: '',
        generation: 0,
        counted_at: minute,
        said: 1,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          said: sql`case when chat_conversations.counted_at = ${minute} then chat_conversations.said + 1 else 1 end`,
          counted_at: minute,
          updated_at: now,
        }),
      )
      .returning(['memory', 'generation', 'said'])
      .executeTakeFirstOrThrow();
  },
  /** Keeps what was said. False where the person has left meanwhile: then nothing is kept. */
  async keep({ userId, generation, memory, messages, now }: Kept): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('chat_conversations')
        .set({ memory, updated_at: now })
        .where('user_id', '=', userId)
        .where('generation', '=', generation)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      await trx.insertInto('chat_messages').values(messages).execute();
      return true;
    });
  },
});

const deletionsOf = (db: Executor) => ({
  async clear(userId: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('chat_conversations')
        .set({ memory: '', generation: sql`generation + 1` })
        .where('user_id', '=', userId)
        .execute();
      await trx.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
    });
  },
  /** Conversations that nobody left properly: a battery that ran out. */
  async forgetBefore(instant: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('chat_conversations').where('updated_at', '<', instant).execute();
      await trx.deleteFrom('chat_messages').where('created_at', '<', instant).execute();
    });
  },
});

/** When the last talk was: this stays. */
const lastTalkOf = (db: Executor) => ({
  async lastAt(userId: string): Promise<string | null> {
    const row = await findRow(db, 'chat_state', { user_id: userId });
    return row?.last_at ?? null;
  },
  /** Kept when the messages are deleted, or home could never say when the last talk was. */
  setLastAt: (userId: string, at: string): Promise<void> =>
    putRow(db, 'chat_state', { user_id: userId, last_at: at }, ['user_id']),
});

export const chatRepo = (db: Executor) => ({
  ...conversationsOf(db),
  ...deletionsOf(db),
  ...lastTalkOf(db),
});

export type ChatRepo = ReturnType<typeof chatRepo>;
