import type { ReminderFile, ReminderFileKind } from '@encina/contract/reminder-files';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import type { Incoming } from '../../core/call.ts';
import { DomainError } from '../../core/errors.ts';
import type { ProposalsRepo } from './proposals.repo.ts';

/** Takes in a file for whatever it goes with. */
export type AcceptFile = (
  upload: {
    readonly kind: ReminderFileKind;
    readonly author: { readonly id: string; readonly name: string };
    readonly incoming: Incoming;
  },
  holder: { readonly userId: string } & (
    | { readonly reminderId: string }
    | { readonly proposalId: string }
  ),
) => Promise<ReminderFile>;

interface Given {
  readonly id: string;
  readonly kind: ReminderFileKind;
  readonly incoming: Incoming;
}

/** A photo of the box, or a voice, with an own proposal: with the reminder itself where it is there already. */
export const givingService =
  ({ repo, accept }: { readonly repo: ProposalsRepo; readonly accept: AcceptFile }) =>
  async (
    { supportPersonId }: ActorOf<'support'>,
    user: Authorized<UserSubject>,
    { id, kind, incoming }: Given,
  ): Promise<ReminderFile> => {
    const row = await repo.find(user.id, id);
    if (row?.by_id !== supportPersonId) throw new DomainError('not_found');
    const isHers = row.state === 'written' && row.reminder_id !== null;
    if (row.state !== 'waiting' && !isHers) throw new DomainError('proposal_settled');
    // A reminder is hers: who may write none down for her any more changes none of them either.
    if (isHers && (await repo.helper(user.id, supportPersonId))?.scope !== 'write') {
      throw new DomainError('proposals_not_allowed');
    }
    const upload = { kind, incoming, author: { id: supportPersonId, name: row.by_name } };
    const holder = isHers ? { reminderId: row.reminder_id ?? '' } : { proposalId: id };
    return accept(upload, { userId: user.id, ...holder });
  };

export type GivingService = ReturnType<typeof givingService>;
