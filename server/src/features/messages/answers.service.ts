import type { BodyOf } from '@encina/contract/endpoint';
import type { answerMessage, SupportMessage } from '@encina/contract/messages';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Attached, Attachments } from './attachments.ts';
import type { ListedRow, MessageRow } from './listed-messages.repo.ts';
import { shown } from './message-view.ts';
import type { MessagesRepo } from './messages.repo.ts';
import { newMessage } from './new-message.ts';
import type { PairRepo } from './pair.repo.ts';

export interface AnswersDeps {
  readonly repo: MessagesRepo;
  readonly pair: PairRepo;
  readonly files: Attachments;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** What a person says to a message: in a word, or with her voice. */
export function answersService({ repo, pair, files, clock }: AnswersDeps) {
  async function found(user: User, id: string): Promise<ListedRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('message_gone');
    return row;
  }

  return {
    async answer(user: User, id: string, { answer }: BodyOf<typeof answerMessage>) {
      const row = await found(user, id);
      const answered_at = answer && toText(clock());
      const said = { answer, answered_at };
      // What she only takes back, or says again, is no news.
      const isNews = answer !== null && answer !== row.answer;
      if (isNews) await pair.answered(row, said);
      else await repo.setAnswer(user.id, id, said);
      return shown({ ...row, answer, answered_at });
    },
    /** @param key names the command: said again, the same voice goes back once. */
    async reply(user: User, id: string, mediaUrl: string, key = newId()): Promise<SupportMessage> {
      const row = await found(user, id);
      const supportPersonId = row.support_person_id;
      if (!(await pair.find(supportPersonId, user.id, key))) {
        const own = { id: key, supportPersonId, sentBy: 'user' } as const;
        const file = await files.attach(user.id, mediaUrl, own);
        if (!file) throw new DomainError('message_without_file');
        await pair.insert(replyTo(row, key, toText(clock()), file));
      }
      // Who asked for a call still waits for it.
      if (row.answer === 'call') return shown(row);
      const said = { answer: 'replied', answered_at: toText(clock()) } as const;
      await repo.setAnswer(user.id, id, said);
      return shown({ ...row, ...said });
    },
  };
}

const replyTo = (row: ListedRow, id: string, now: string, file: Attached): MessageRow =>
  newMessage({
    id,
    user_id: row.user_id,
    support_person_id: row.support_person_id,
    sent_by: 'user',
    reply_to: row.id,
    content: '',
    created_at: now,
    ...file,
  });

export type AnswersService = ReturnType<typeof answersService>;
