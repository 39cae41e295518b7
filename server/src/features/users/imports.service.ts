import { type PastImport, UNDO_HOURS } from '@encina/contract/users-bulk';
import type { ActorOf } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Photos } from '../../core/photos.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { ImportsRepo } from './imports.repo.ts';
import { userFolder } from './users.service.ts';

export interface ImportsDeps {
  readonly imports: ImportsRepo;
  readonly photos: Photos;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

/** What was imported today, and the way back from it. */
export function importsService({ imports, photos, clock, staffLog }: ImportsDeps) {
  const earliest = () => inSeconds(clock(), -UNDO_HOURS * 3_600);
  return {
    async recent({ municipalityId }: ActorOf<'admin'>): Promise<PastImport[]> {
      const rows = await imports.since(municipalityId, earliest());
      return rows.map((row) => ({
        key: row.key,
        people: Number(row.people),
        entered: Number(row.entered),
        createdAt: row.created_at,
        createdBy: row.created_by,
      }));
    },
    /** Erases whom it brought, as a deletion does: rows first, then files. */
    async undo(actor: ActorOf<'admin'>, key: string): Promise<void> {
      const { municipalityId } = actor;
      const known = await imports.find(municipalityId, key);
      if (!known || known.undone_at !== null) throw new DomainError('not_found');
      if (known.created_at <= earliest()) throw new DomainError('import_too_old');
      const erased = await imports.undo(municipalityId, key, toText(clock()));
      if (!erased) throw new DomainError('import_entered');
      await staffLog.note(actor, {
        kind: 'import-undone',
        on: { kind: 'import', id: key },
        amount: erased.length,
      });
      for (const id of erased) await photos.removeFolder(userFolder(id));
    },
  };
}

export type ImportsService = ReturnType<typeof importsService>;
