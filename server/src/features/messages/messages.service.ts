import type { BodyOf } from '@encina/contract/endpoint';
import type {
  answerMessage,
  deleteSeen,
  markSeen,
  SupportMessage,
} from '@encina/contract/messages';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Attachments } from './attachments.ts';
import { fileIn } from './file-address.ts';
import type { KeepingService } from './keeping.service.ts';
import { shown } from './message-view.ts';
import type { ListedRow, MessageRow, MessagesRepo } from './messages.repo.ts';

export interface MessagesDeps {
  readonly repo: MessagesRepo;
  readonly files: Attachments;
  readonly keeping: KeepingService;
  /** Whether what came with messages is kept where the person does not say. */
  readonly wantsKept: (userId: string) => Promise<boolean>;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** How long a sender sees that her message was seen, and what came back, in seconds. */
const TRACE_SECONDS = 30 * 86_400;

/** The messages of a person: what came, and what she says to it. */
export function messagesService({ repo, files, keeping, wantsKept, clock }: MessagesDeps) {
  async function found(user: User, id: string): Promise<ListedRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  async function discard(userId: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await files.discard(userId, keys.map(fileIn));
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
      const onlyKept = body?.keep ?? (await wantsKept(user.id));
      if (onlyKept) await keeping.keepAllSeen(user, ids);
      await discard(user.id, await repo.removeSeen(user.id, toText(clock()), { ids, onlyKept }));
    },
    async answer(user: User, id: string, { answer }: BodyOf<typeof answerMessage>) {
      const row = await found(user, id);
      const answered_at = answer && toText(clock());
      await repo.setAnswer(user.id, id, { answer, answered_at });
      return shown({ ...row, answer, answered_at });
    },
    /** @param key names the command: said again, the same voice goes back once. */
    async reply(user: User, id: string, mediaUrl: string, key = newId()): Promise<SupportMessage> {
      const row = await found(user, id);
      const supportPersonId = row.support_person_id;
      if (!(await repo.findOfPair(supportPersonId, user.id, key))) {
        const own = { id: key, supportPersonId, sentBy: 'user' } as const;
        const file = await files.attach(user.id, mediaUrl, own);
        if (!file) throw new DomainError('message_without_file');
        await repo.insert({ ...replyTo(row, key, toText(clock())), ...file });
      }
      // Who asked for a call still waits for it.
      if (row.answer === 'call') return shown(row);
      const said = { answer: 'replied', answered_at: toText(clock()) } as const;
      await repo.setAnswer(user.id, id, said);
      return shown({ ...row, ...said });
    },
    /** Traces and answers that have been there for a month go, with their files. */
    async tidy(): Promise<void> {
      const gone = await repo.forget(inSeconds(clock(), -TRACE_SECONDS));
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

const replyTo = (row: ListedRow, id: string, now: string): MessageRow => ({
  id,
  user_id: row.user_id,
  support_person_id: row.support_person_id,
  sent_by: 'user',
  type: 'text',
  content: '',
  media_key: null,
  seen: 0,
  seen_at: null,
  answer: null,
  answered_at: null,
  called_at: null,
  kept_at: null,
  removed_at: null,
  created_at: now,
});

export type MessagesService = ReturnType<typeof messagesService>;
