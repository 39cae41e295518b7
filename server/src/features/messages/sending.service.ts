import type { BodyOf } from '@encina/contract/endpoint';
import type { SentMessage, sendMessage } from '@encina/contract/messages-family';
import type { ActorOf, LinkLookup } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Attachments } from './attachments.ts';
import { sentView } from './message-view.ts';
import { ATTACHED, newMessage } from './new-message.ts';
import type { IsPaused } from './new-message-file.ts';
import { decodeCursor, encodeCursor } from './page-cursor.ts';
import { PAGE, type PairRepo } from './pair.repo.ts';

export interface SendingDeps {
  readonly repo: PairRepo;
  readonly files: Attachments;
  readonly isLinked: LinkLookup;
  readonly isPaused: IsPaused;
  readonly clock: Clock;
}

type Sender = ActorOf<'support'>;

/** What a relative or carer sends, and what she sees of it afterwards. */
export function sendingService({ repo, files, isLinked, isPaused, clock }: SendingDeps) {
  /** Another's id, and a person whom she does not look after, are not there for her. */
  async function check(sender: Sender, supportId: string, userId: string): Promise<void> {
    if (supportId !== sender.supportPersonId) throw new DomainError('not_found');
    if (!(await isLinked(supportId, userId))) throw new DomainError('user_not_found');
  }

  return {
    /** @param key names the command: sent again, it is the same message. */
    async send(
      sender: Sender,
      supportId: string,
      { toUserId, content, mediaUrl }: BodyOf<typeof sendMessage>,
      key = newId(),
    ): Promise<SentMessage> {
      await check(sender, supportId, toUserId);
      const known = await repo.find(supportId, toUserId, key);
      if (known) return sentView(known);
      if (await isPaused(toUserId)) throw new DomainError('person_paused');
      const own = { id: key, supportPersonId: supportId, sentBy: 'support' } as const;
      const file = mediaUrl ? await files.attach(toUserId, mediaUrl, own) : undefined;
      if (mediaUrl && !file) throw new DomainError('message_without_file');
      const row = newMessage({
        id: key,
        user_id: toUserId,
        support_person_id: supportId,
        sent_by: 'support',
        content: content || ATTACHED,
        created_at: toText(clock()),
        ...(file ?? { type: 'text', media_key: null }),
      });
      if (await repo.insert(row)) return sentView(row);
      const kept = await repo.find(supportId, toUserId, key);
      if (!kept) throw new DomainError('not_found');
      return sentView(kept);
    },
    /** "Ya he llamado" */
    async haveCalled(sender: Sender, supportId: string, userId: string): Promise<void> {
      await check(sender, supportId, userId);
      await repo.markCalled(supportId, userId, toText(clock()));
    },
    /** A page of what went between the two, and where the one before it begins. */
    async between(
      sender: Sender,
      supportId: string,
      { userId, before }: { readonly userId: string; readonly before?: string | undefined },
    ): Promise<{ items: SentMessage[]; next: string | undefined }> {
      await check(sender, supportId, userId);
      const rows = await repo.messages(supportId, userId, decodeCursor(before));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      const next = last && encodeCursor({ createdAt: last.created_at, id: last.id });
      return { items: rows.map(sentView), next };
    },
    /** What came back until now is no news any more. */
    async markRead(sender: Sender, supportId: string, userId: string): Promise<void> {
      await check(sender, supportId, userId);
      await repo.markRead(supportId, userId, toText(clock()));
    },
  };
}

export type SendingService = ReturnType<typeof sendingService>;
