import type { ProposalState } from '@encina/contract/proposals';
import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { noRow } from '../../db/no-row.ts';
import { changeRow, findRow, insertOnce, listRows } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { proposersRepo } from './proposers.repo.ts';
import { withdrawProposals } from './withdrawing.read.ts';

export type ProposalRow = Tables['proposals'];
/** What stands or falls with a proposal. */
export type Transaction = Executor;

/** More than may be open, and as many as anybody reads of her own. */
const MOST_LISTED = 200;
const MOST_SENT = 50;

interface Settled {
  readonly state: ProposalState;
  readonly decided_at: string;
}

/** Nobody else proposes to her, answers for her or changes who may, until this ends. */
export const together =
  (db: Executor) =>
  <T>(userId: string, work: (repo: ProposalsRepo, trx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await holdPerson(trx, userId);
      return work(proposalsRepo(trx), trx);
    });

export type Together = ReturnType<typeof together>;
export type ProposalsRepo = ReturnType<typeof proposalsRepo>;

/** What relatives and staff propose, always to one person, and who may. */
export function proposalsRepo(db: Executor) {
  return {
    ...proposersRepo(db),
    ...countsIn(db),
    ...sweepsIn(db),
    async waiting(userId: string): Promise<ProposalRow[]> {
      const equal = { user_id: userId, state: 'waiting' as const };
      return listRows(db, 'proposals', equal, { order: ['created_at', 'id'], most: MOST_LISTED });
    },
    /** What one relative has proposed to a person, newest first. */
    async sentBy(userId: string, helperId: string): Promise<ProposalRow[]> {
      const equal = { user_id: userId, by_kind: 'support' as const, by_id: helperId };
      return listRows(db, 'proposals', equal, NEWEST);
    },
    /** What the town hall has proposed to a person, newest first. */
    async sentByStaff(userId: string): Promise<ProposalRow[]> {
      return listRows(db, 'proposals', { user_id: userId, by_kind: 'staff' as const }, NEWEST);
    },
    async find(userId: string, id: string): Promise<ProposalRow | undefined> {
      return findRow(db, 'proposals', { user_id: userId, id });
    },
    /** @returns false where this id is already there. */
    async insert(row: ProposalRow): Promise<boolean> {
      return insertOnce(db, 'proposals', row, ['id']);
    },
    /** @returns false where it does not wait any more */
    async settle(userId: string, id: string, settled: Settled): Promise<boolean> {
      return changeRow(db, 'proposals', { user_id: userId, id, state: 'waiting' }, settled);
    },
    /** What became of it. */
    async nameReminder(userId: string, id: string, reminder_id: string): Promise<void> {
      await changeRow(db, 'proposals', { user_id: userId, id }, { reminder_id });
    },
    /** What still waits of one relative, or of staff, does so no more. */
    withdraw: (userId: string, by: Pick<Partial<ProposalRow>, 'by_id' | 'by_kind'>, now: string) =>
      withdrawProposals(db, { user_id: userId, ...by }, now),
  };
}

const NEWEST = { order: ['created_at', 'id'], descending: true, most: MOST_SENT } as const;

/** How many there are, before there is another. */
const countsIn = (db: Executor) => ({
  async countOpen(userId: string): Promise<number> {
    const { count } = await db
      .selectFrom('proposals')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  /** How many somebody has proposed since, to whomever; nobody counts hers at the same time. */
  async countSince(helperId: string, since: string): Promise<number> {
    await db
      .updateTable('support_persons')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('id', '=', helperId)
      .execute();
    const { count } = await db
      .selectFrom('proposals')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('by_id', '=', helperId)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});

/** What ends by itself. */
const sweepsIn = (db: Executor) => ({
  /** What waits about a reminder that is gone, removed by a program that knew of no proposals, waits no more. */
  async endOrphans(now: string): Promise<void> {
    await db
      .updateTable('proposals')
      .set({ state: 'reminder_gone', decided_at: now })
      .where('state', '=', 'waiting')
      .where('kind', '!=', 'new')
      .where((eb) =>
        noRow(
          eb
            .selectFrom('reminders')
            .select('reminders.id')
            .whereRef('reminders.id', '=', 'proposals.reminder_id'),
        ),
      )
      .execute();
  },
  /** What was settled before then is nobody's business any more. */
  async forgetBefore(instant: string): Promise<void> {
    await db
      .deleteFrom('proposals')
      .where('state', '!=', 'waiting')
      .where('decided_at', '<', instant)
      .execute();
  },
});
