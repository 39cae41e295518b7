import type { StaffLogTopic } from '@encina/contract/staff-log-kinds';
import type { Executor } from '../../db/database.ts';
import type { Position } from './page-cursor.ts';

export interface WantedLines {
  readonly topic?: StaffLogTopic | undefined;
  readonly adminId?: string | undefined;
  readonly limit: number;
  readonly after: Position | undefined;
}

/** The lines as the panel reads them, with the names that whoever stands in them has now. */
export function staffLogRepo(db: Executor) {
  return {
    async page(municipalityId: string, { topic, adminId, limit, after }: WantedLines) {
      let lines = db
        .selectFrom('staff_log')
        .selectAll()
        .where('municipality_id', '=', municipalityId);
      if (topic) lines = lines.where('topic', '=', topic);
      if (adminId) lines = lines.where('by_id', '=', adminId);
      if (after) {
        lines = lines.where((eb) =>
          eb(eb.refTuple('happened_at', 'id'), '<', eb.tuple(after.happenedAt, after.id)),
        );
      }
      return lines.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
    /** How those of these ids are called who are still there. Ids are told apart by themselves, of whatever kind. */
    async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .unionAll(db.selectFrom('admins').select(['id', 'name']).where('id', 'in', ids))
        .unionAll(db.selectFrom('support_persons').select(['id', 'name']).where('id', 'in', ids))
        .unionAll(db.selectFrom('devices').select(['id', 'name']).where('id', 'in', ids))
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
