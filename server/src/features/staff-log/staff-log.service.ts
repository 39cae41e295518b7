import type { QueryOf } from '@encina/contract/endpoint';
import type { StaffLogEntry, staffLog } from '@encina/contract/staff-log';
import type { ActorOf } from '../../core/actor.ts';
import type { StaffLogRow } from '../../core/staff-log.repo.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import type { staffLogRepo } from './staff-log.repo.ts';

type Names = ReadonlyMap<string, string>;

/** What administrators read of what was done at their panel. */
export function staffLogService(repo: ReturnType<typeof staffLogRepo>) {
  return {
    async page(
      { municipalityId }: ActorOf<'admin'>,
      { limit, after, ...narrowed }: QueryOf<typeof staffLog>,
    ): Promise<{ entries: StaffLogEntry[]; next: string | undefined }> {
      // One more than is shown tells whether there is another page.
      const wanted = { ...narrowed, limit: limit + 1, after: decodeCursor(after) };
      const found = await repo.page(municipalityId, wanted);
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      const ids = new Set(rows.flatMap(({ by_id, on_id }) => [by_id, on_id]));
      const names = await repo.names([...ids].filter((id) => id !== null));
      return {
        entries: rows.map((row) => shown(row, names)),
        next: last && encodeCursor({ happenedAt: last.happened_at, id: last.id }),
      };
    },
  };
}

function shown(row: StaffLogRow, names: Names): StaffLogEntry {
  const named = (id: string | null) => ({ id, name: (id && names.get(id)) ?? null });
  return {
    id: row.id,
    topic: row.topic,
    kind: row.kind,
    by: { kind: row.by_kind, ...named(row.by_id) },
    on: row.on_kind && { kind: row.on_kind, ...named(row.on_id) },
    amount: row.amount,
    happenedAt: row.happened_at,
  };
}
