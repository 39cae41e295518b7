import type { Beside, Proposal, SentProposal } from '@encina/contract/proposals';
import type { ReminderFile, ReminderFileKind } from '@encina/contract/reminder-files';
import { type Remembered, rememberedView } from '../reminders/reminders.read.ts';
import { clashesWith } from './clashes.ts';
import type { ProposalRow } from './proposals.repo.ts';

type HerReminder = Remembered & { readonly id: string };

const beside = (row: HerReminder): Beside => ({ id: row.id, ...rememberedView(row) });

interface Around {
  readonly hers: readonly HerReminder[];
  /** What was given with proposals. */
  readonly given: readonly ReminderFile[];
  /** Her local day. */
  readonly today: string;
}

/**
 * What she is asked, beside what she has.
 * @returns undefined where it was about a reminder that is gone
 */
export function asked(row: ProposalRow, { hers, given, today }: Around): Proposal | undefined {
  const before = hers.find(({ id }) => id === row.reminder_id);
  if (row.kind !== 'new' && !before) return undefined;
  const others = hers.filter(({ id }) => id !== row.reminder_id);
  const addressOf = (kind: ReminderFileKind) =>
    given.find((file) => file.proposalId === row.id && file.kind === kind)?.url ?? null;
  return {
    id: row.id,
    kind: row.kind,
    photo: addressOf('photo'),
    voice: addressOf('voice'),
    by: row.by_kind,
    byName: row.by_name,
    createdAt: row.created_at,
    ...rememberedView(row),
    before: before && row.kind !== 'new' ? beside(before) : null,
    clashes: row.kind === 'removal' ? [] : clashesWith(row, others, today).map(beside),
  };
}

/** What who proposed it sees of it. */
export const sentView = (row: ProposalRow): SentProposal => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  ...rememberedView(row),
});
