import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import type { Attachments } from './attachments.ts';
import { fileIn } from './file-address.ts';
import type { MessageRow } from './listed-messages.repo.ts';
import type { OwnMessagesRepo } from './own-messages.repo.ts';
import type { WithdrawalRepo } from './withdrawal.repo.ts';

export interface WithdrawalDeps {
  readonly own: OwnMessagesRepo;
  readonly repo: WithdrawalRepo;
  readonly files: Attachments;
}

/** Who sent something by mistake takes it back, for both sides, while the other has not seen it. */
export function withdrawalService({ own, repo, files }: WithdrawalDeps) {
  async function finish(gone: MessageRow | undefined, known: () => Promise<unknown>) {
    if (!gone) throw new DomainError((await known()) ? 'message_seen' : 'message_gone');
    if (gone.media_key) await files.discard(gone.user_id, [fileIn(gone.media_key)]);
  }

  return {
    async byRelative(sender: ActorOf<'support'>, supportId: string, id: string): Promise<void> {
      if (supportId !== sender.supportPersonId) throw new DomainError('not_found');
      await finish(await repo.ofRelative(supportId, id), () => own.sentByRelative(supportId, id));
    },
    async byPerson(user: Authorized<UserSubject>, id: string): Promise<void> {
      await finish(await repo.ofPerson(user.id, id), () => own.find(user.id, id));
    },
  };
}

export type WithdrawalService = ReturnType<typeof withdrawalService>;
