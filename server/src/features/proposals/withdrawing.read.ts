import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type Proposed = Partial<Pick<Tables['proposals'], 'user_id' | 'by_kind' | 'by_id' | 'reminder_id'>>;

/**
 * What still waits of these waits no more, and what was given with it goes. In the transaction in which who proposed it
 * goes, or may do so no longer.
 */
export const withdrawProposals = (trx: Executor, of: Proposed, now: string): Promise<void> =>
  end(trx, of, { state: 'withdrawn', decided_at: now });

/** The same of what would change a reminder, or remove it, in the transaction in which that reminder is deleted. */
export const endAboutReminder = (trx: Executor, reminderId: string, now: string): Promise<void> =>
  end(trx, { reminder_id: reminderId }, { state: 'reminder_gone', decided_at: now });

async function end(
  trx: Executor,
  of: Proposed,
  ended: Pick<Tables['proposals'], 'state' | 'decided_at'>,
): Promise<void> {
  await trx
    .updateTable('proposals')
    .set(ended)
    .where((eb) => eb.and({ ...of, state: 'waiting' }))
    .execute();
  // Their bytes go with the next sweep.
  await trx
    .deleteFrom('reminder_files')
    .where('proposal_id', 'in', (eb) =>
      eb
        .selectFrom('proposals')
        .select('id')
        .where((row) => row.and({ ...of, state: ended.state })),
    )
    .execute();
}
