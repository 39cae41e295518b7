import type { Selectable } from 'kysely';
import { withdrawalTag } from '../../core/notices.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type NoticeRow = Selectable<Tables['notices']>;

/** Who is to be told, as far as it decides when. */
export interface ReceiverRow {
  readonly time_zone: string;
  /** 0 where nothing reaches her. */
  readonly is_active: number;
  /** 1 where messages wait for the morning. */
  readonly quiet_nights: number;
}

/** What is on its way. */
export function noticesRepo(db: Executor) {
  return {
    /** Undefined where it is forgotten, or one with the same tag has come for the same receiver since. */
    async current(id: string): Promise<NoticeRow | undefined> {
      const notice = await findRow(db, 'notices', { id });
      return notice && (await isReplaced(db, notice)) ? undefined : notice;
    },
    async receiver({ user_id, support_person_id }: NoticeRow): Promise<ReceiverRow | undefined> {
      const towns = db.selectFrom('municipalities');
      if (user_id !== null) {
        return towns
          .innerJoin('users', 'users.municipality_id', 'municipalities.id')
          .select(['time_zone', 'is_active', 'quiet_nights'])
          .where('users.id', '=', user_id)
          .executeTakeFirst();
      }
      return towns
        .innerJoin('support_persons', 'support_persons.municipality_id', 'municipalities.id')
        .select((eb) => ['time_zone', eb.lit(1).as('is_active'), eb.lit(1).as('quiet_nights')])
        .where('support_persons.id', '=', support_person_id)
        .executeTakeFirst();
    },
    /** Whether a withdrawal has come too late: who was paused is there again, or who was unlinked is linked. */
    async isUndone({ user_id, support_person_id, tag }: NoticeRow): Promise<boolean> {
      if (user_id !== null) return (await findRow(db, 'users', { id: user_id }))?.is_active === 1;
      if (support_person_id === null) return true;
      const link = { support_person_id, user_id: tag.slice(withdrawalTag('').length) };
      return (await findRow(db, 'support_links', link)) !== undefined;
    },
    async forgetBefore(instant: string): Promise<void> {
      await db.deleteFrom('notices').where('created_at', '<', instant).execute();
    },
  };
}

async function isReplaced(
  db: Executor,
  { id, tag, user_id, support_person_id }: NoticeRow,
): Promise<boolean> {
  const whose =
    user_id === null
      ? ({ column: 'support_person_id', is: support_person_id } as const)
      : ({ column: 'user_id', is: user_id } as const);
  const newer = await db
    .selectFrom('notices')
    .select('id')
    .where(whose.column, '=', whose.is)
    .where('tag', '=', tag)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
