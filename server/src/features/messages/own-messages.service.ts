import type { BodyOf } from '@encina/contract/endpoint';
import type { OwnMessage, writeMessage } from '@encina/contract/messages';
import type { Authorized, LinkLookup, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Attachments } from './attachments.ts';
import { ownView } from './message-view.ts';
import { ATTACHED, newMessage } from './new-message.ts';
import type { OwnMessagesRepo } from './own-messages.repo.ts';
import type { PairRepo } from './pair.repo.ts';

export interface OwnMessagesDeps {
  readonly repo: OwnMessagesRepo;
  readonly pair: PairRepo;
  readonly files: Attachments;
  readonly isLinked: LinkLookup;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** What a person writes to her people without being asked, and what became of it. */
export function ownMessagesService({ repo, pair, files, isLinked, clock }: OwnMessagesDeps) {
  async function insert(user: User, key: string, said: BodyOf<typeof writeMessage>): Promise<void> {
    const { toSupportPersonId: supportPersonId, content, mediaUrl } = said;
    const own = { id: key, supportPersonId, sentBy: 'user' } as const;
    const file = mediaUrl ? await files.attach(user.id, mediaUrl, own) : undefined;
    if (mediaUrl && !file) throw new DomainError('message_without_file');
    await pair.insert(
      newMessage({
        id: key,
        user_id: user.id,
        support_person_id: supportPersonId,
        sent_by: 'user',
        content: content || ATTACHED,
        created_at: toText(clock()),
        ...(file ?? { type: 'text', media_key: null }),
      }),
    );
  }

  return {
    /** @param key names the command: sent again, it is the same message. */
    async write(user: User, said: BodyOf<typeof writeMessage>, key = newId()): Promise<OwnMessage> {
      if (!(await isLinked(said.toSupportPersonId, user.id))) throw new DomainError('not_found');
      if (!(await repo.find(user.id, key))) await insert(user, key, said);
      const row = await repo.find(user.id, key);
      if (!row) throw new DomainError('not_found');
      return ownView(row);
    },
    async sent(user: User): Promise<OwnMessage[]> {
      return (await repo.sent(user.id)).map(ownView);
    },
  };
}

export type OwnMessagesService = ReturnType<typeof ownMessagesService>;
