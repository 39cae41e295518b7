import type { BodyOf } from '@encina/contract/endpoint';
import type { deleteSeen, markSeen, SupportMessage } from '@encina/contract/messages';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import type { Attachments } from './attachments.ts';
import { fileIn } from './file-address.ts';
import type { KeepingService, Keeps } from './keeping.service.ts';
import { shown } from './message-view.ts';
import type { MessagesRepo } from './messages.repo.ts';
import type { RemovalRepo } from './removal.repo.ts';

export interface MessagesDeps {
  readonly repo: MessagesRepo;
  readonly removal: RemovalRepo;
  readonly files: Attachments;
  readonly keeping: KeepingService;
  /** Whether what came with messages is kept where the person does not say. */
  readonly wantsKept: (userId: string) => Promise<boolean>;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** How long a sender sees that her message was seen, and what came back, in seconds. */
const TRACE_SECONDS = 30 * 86_400;

/** The messages that came to a person, until they go. */
export function messagesService({ repo, removal, files, keeping, wantsKept, clock }: MessagesDeps) {
  async function discard(userId: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await files.discard(userId, keys.map(fileIn));
  }

  /** Words alone are kept where she says so at the door: her setting is about what can be looked at and heard. */
  async function whatIsKept(user: User, said: boolean | undefined): Promise<Keeps> {
    if (said !== undefined) return said ? 'all' : 'nothing';
    return (await wantsKept(user.id)) ? 'files' : 'nothing';
  }

  return {
    async messages(user: User): Promise<SupportMessage[]> {
      return (await repo.messages(user.id)).map(shown);
    },
    count: (user: User): Promise<number> => repo.count(user.id),
    async markSeen(user: User, body: BodyOf<typeof markSeen>): Promise<void> {
      await repo.markSeen(user.id, toText(clock()), body?.ids);
    },
    /** What the family sent becomes a memory first, unless the person wants it gone. */
    async deleteSeen(user: User, body: BodyOf<typeof deleteSeen>): Promise<void> {
      const ids = body?.ids;
      const keeps = await whatIsKept(user, body?.keep);
      await keeping.keepSeen(user, ids, keeps);
      await discard(user.id, await removal.removeSeen(user.id, toText(clock()), { ids, keeps }));
    },
    /** Traces and answers that have been there for a month go, with their files. */
    async tidy(): Promise<void> {
      const gone = await removal.forget(inSeconds(clock(), -TRACE_SECONDS));
      const byUser = Map.groupBy(gone, ({ user_id }) => user_id);
      for (const [userId, rows] of byUser) {
        await discard(
          userId,
          rows.flatMap(({ media_key }) => media_key ?? []),
        );
      }
    },
  };
}

export type MessagesService = ReturnType<typeof messagesService>;
