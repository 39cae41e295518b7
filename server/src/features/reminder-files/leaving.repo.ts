import { newId } from '../../core/ids.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** Whose link ends: with one person, or with everybody. */
export interface Ended {
  readonly supportPersonId: string;
  readonly userId?: string;
}

/** What becomes of files when their proposal is answered, or who gave them goes. Each in a transaction of the caller. */
export function leavingRepo(trx: Executor) {
  return {
    /** From now on they are a reminder's, in the place of what it had. @returns folders that nobody needs any more */
    async ofProposalBecomeReminders(proposalId: string, reminderId: string): Promise<string[]> {
      const replaced = await trx
        .deleteFrom('reminder_files')
        .where('reminder_id', '=', reminderId)
        .where('is_ready', '=', 1)
        .where('kind', 'in', (eb) =>
          eb
            .selectFrom('reminder_files as new')
            .select('new.kind')
            .where('new.proposal_id', '=', proposalId)
            .where('new.is_ready', '=', 1),
        )
        .returning('key')
        .execute();
      await trx
        .updateTable('reminder_files')
        .set({ reminder_id: reminderId, proposal_id: null })
        .where('proposal_id', '=', proposalId)
        .where('is_ready', '=', 1)
        .execute();
      return replaced.map(({ key }) => key);
    },
    /** @returns folders that nobody needs any more */
    async removeOfProposal(proposalId: string): Promise<string[]> {
      const removed = await trx
        .deleteFrom('reminder_files')
        .where('proposal_id', '=', proposalId)
        .returning('key')
        .execute();
      return removed.map(({ key }) => key);
    },
    /** Whoever had it on a reminder will be told once. @returns folders that nobody needs any more */
    async removeVoicesOf({ supportPersonId, userId }: Ended, now: string): Promise<string[]> {
      const removed = await trx
        .deleteFrom('reminder_files')
        .where('author', '=', supportPersonId)
        .where('kind', '=', 'voice')
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
        .returning(['key', 'user_id', 'reminder_id', 'is_ready'])
        .execute();
      const heard = removed.filter((row) => row.reminder_id !== null && row.is_ready === 1);
      const people = [...new Set(heard.map(({ user_id }) => user_id))];
      await tellRemoved(trx, supportPersonId, people, now);
      return removed.map(({ key }) => key);
    },
  };
}

/** Each of these people will be told once whose voice went. */
async function tellRemoved(
  trx: Executor,
  supportPersonId: string,
  people: readonly string[],
  now: string,
): Promise<void> {
  const person = await findRow(trx, 'support_persons', { id: supportPersonId });
  if (!person || people.length === 0) return;
  const said = { name: person.name, created_at: now };
  await trx
    .insertInto('removed_voices')
    .values(people.map((user_id) => ({ id: newId(), user_id, ...said })))
    .execute();
}
