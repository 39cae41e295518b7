import type { BodyOf } from '@encina/contract/endpoint';
import type { answer, Proposal, ProposalState } from '@encina/contract/proposals';
import type { ReminderFile } from '@encina/contract/reminder-files';
import type { Reminder, ReminderInput } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { type Remembered, rememberedInput } from '../reminders/reminders.read.ts';
import { asked } from './proposal-view.ts';
import type { ProposalRow, ProposalsRepo, Together, Transaction } from './proposals.repo.ts';

type User = Authorized<UserSubject>;

/** Who put a reminder down for her. */
interface Writer {
  readonly id: string | null;
  readonly name: string;
}

/** What reminders do, with everything that hangs on them, in a transaction of ours. */
export type RemindersIn = (trx: Transaction) => {
  create(user: User, input: ReminderInput, key: string, by: Writer): Promise<Reminder>;
  update(user: User, id: string, changes: ReminderInput): Promise<Reminder>;
  remove(user: User, id: string): Promise<void>;
};

/** What was given with proposals, and what becomes of it. */
export interface FilesOfProposals {
  list(proposalIds: readonly string[]): Promise<ReminderFile[]>;
  /** Each gives the folders that nobody needs any more. */
  within(trx: Transaction): {
    ofProposalBecomeReminders(proposalId: string, reminderId: string): Promise<string[]>;
    removeOfProposal(proposalId: string): Promise<string[]>;
  };
  discard(folders: readonly string[]): Promise<void>;
}

export interface AnsweringDeps {
  readonly files: FilesOfProposals;
  readonly repo: ProposalsRepo;
  readonly together: Together;
  readonly remindersOf: (userId: string) => Promise<(Remembered & { id: string })[]>;
  readonly remindersIn: RemindersIn;
  readonly clock: Clock;
}

type Answer = BodyOf<typeof answer>;
interface Answered {
  readonly state: ProposalState;
  readonly reminder: Reminder | null;
}

/** What she is asked, and what becomes of her yes or no. */
export function answeringService(deps: AnsweringDeps) {
  const { repo, together, remindersOf, files, clock } = deps;
  const settle = settleIn(deps);
  return {
    async waiting(user: User): Promise<Proposal[]> {
      const rows = await repo.waiting(user.id);
      if (rows.length === 0) return [];
      const today = clock().toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
      const [hers, given] = await Promise.all([
        remindersOf(user.id),
        files.list(rows.map(({ id }) => id)),
      ]);
      return rows.flatMap((row) => asked(row, { hers, given, today }) ?? []);
    },
    /** The reminder and the new state of the proposal come to be together, or neither. */
    async answer(user: User, id: string, said: Answer): Promise<Answered> {
      const { folders, ...answered } = await together(user.id, async (within, trx) => {
        const row = await within.find(user.id, id);
        if (!row) throw new DomainError('not_found');
        if (row.state !== 'waiting') return { ...repeated(row, said.answer), folders: [] };
        return settle({ user, row, said }, within, trx);
      });
      await files.discard(folders);
      return answered;
    },
  };
}

interface Settling {
  readonly user: User;
  readonly row: ProposalRow;
  readonly said: Answer;
}

/** What her answer does, in the transaction of it. */
const settleIn =
  ({ remindersIn, files, clock }: AnsweringDeps) =>
  async (
    { user, row, said: { answer: said, at } }: Settling,
    within: ProposalsRepo,
    trx: Transaction,
  ): Promise<Answered & { folders: string[] }> => {
    const state = stateAfter(said, at !== undefined);
    const given = files.within(trx);
    const settled = { state, decided_at: toText(clock()) } as const;
    if (state === 'declined') {
      await within.settle(user.id, row.id, settled);
      return { state, reminder: null, folders: await given.removeOfProposal(row.id) };
    }
    // Before its reminder goes: what waits about a reminder that is gone ends.
    await within.settle(user.id, row.id, settled);
    const reminder = await done(user, row, { at, reminders: remindersIn(trx) });
    if (reminder) await within.nameReminder(user.id, row.id, reminder.id);
    const folders = reminder
      ? await given.ofProposalBecomeReminders(row.id, reminder.id)
      : await given.removeOfProposal(row.id);
    return { state, reminder, folders };
  };

export type AnsweringService = ReturnType<typeof answeringService>;

function stateAfter(
  said: Answer['answer'],
  isAtAnotherHour: boolean,
): 'declined' | 'accepted' | 'accepted_otherwise' {
  if (said === 'decline') return 'declined';
  return isAtAnotherHour ? 'accepted_otherwise' : 'accepted';
}

/** The same answer again changes nothing; another one comes too late. */
function repeated({ state }: ProposalRow, said: Answer['answer']): Answered {
  const isSame = said === 'decline' ? state === 'declined' : state.startsWith('accepted');
  if (!isSame) throw new DomainError('proposal_settled');
  return { state, reminder: null };
}

async function done(
  user: User,
  row: ProposalRow,
  { at, reminders }: { at: Answer['at']; reminders: ReturnType<RemindersIn> },
): Promise<Reminder | null> {
  const input = { ...rememberedInput(row), ...at };
  if (row.kind === 'new') return reminders.create(user, input, newId(), writerOf(row));
  if (!row.reminder_id) throw new DomainError('not_found');
  if (row.kind === 'change') return reminders.update(user, row.reminder_id, input);
  await reminders.remove(user, row.reminder_id);
  return null;
}

/** Of a relative her name; of staff theirs, and where they are. */
export const writerOf = ({ by_kind, by_id, by_name }: ProposalRow): Writer => ({
  id: by_kind === 'support' ? by_id : null,
  name: by_name,
});
