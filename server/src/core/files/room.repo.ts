import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';

/** Writes the row of a file, in a transaction of the caller. */
export type Keep<T> = (trx: Executor) => Promise<T>;

/** Memories, what is on its way to being one, and files of messages and reminders. */
const KEPT_FOR_HER = ['media', 'media_uploads', 'message_files', 'reminder_files'] as const;

export type RoomRepo = ReturnType<typeof roomRepo>;

/** How much is kept, added up from what the rows say: no file is looked at. */
export function roomRepo(db: Executor) {
  return {
    /** Nobody else adds to what is kept for her until this ends. @param check of the bytes kept so far */
    async keepWhere<T>(userId: string, check: (kept: number) => void, keep: Keep<T>): Promise<T> {
      return db.transaction().execute(async (trx) => {
        await holdPerson(trx, userId);
        check(await roomRepo(trx).keptFor(userId));
        return keep(trx);
      });
    },
    /** Bytes of all that is kept for a person. */
    async keptFor(userId: string): Promise<number> {
      const sums = await db
        .selectNoFrom((eb) =>
          KEPT_FOR_HER.map((table) =>
            eb
              .selectFrom(table)
              .select((of) => of.fn.sum('size').as('bytes'))
              .where('user_id', '=', userId)
              .as(table),
          ),
        )
        .executeTakeFirstOrThrow();
      // A sum over no rows is null.
      return Object.values(sums).reduce<number>((kept, bytes) => kept + Number(bytes ?? 0), 0);
    },
    /** Bytes that a relative has uploaded for messages which are not sent. */
    async unsentOf(supportPersonId: string): Promise<number> {
      const { bytes } = await db
        .selectFrom('message_files')
        .select((eb) => eb.fn.sum('size').as('bytes'))
        .where('support_person_id', '=', supportPersonId)
        .where('sent_by', '=', 'support')
        .where('message_id', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },
  };
}
