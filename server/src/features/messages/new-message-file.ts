import type { ActorOf, LinkLookup } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { cleanName } from '../../core/files/file-name.ts';
import { kindOf } from '../../core/files/stored-file.ts';
import { newId } from '../../core/ids.ts';
import type { Storage } from '../../core/storage.ts';
import type { MessageFileRow } from './message-files.repo.ts';
import type { MessageUpload, SaidPair } from './message-upload.ts';

export interface NewFileDeps {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly isLinked: LinkLookup;
  readonly isPaused: IsPaused;
}

/** Whether nothing reaches her: she is switched off. */
export type IsPaused = (userId: string) => Promise<boolean>;

export type Sender = ActorOf<'support' | 'user'>;

/** The row of a file that is staged, and tied to no message yet. */
export async function newMessageFile(
  deps: NewFileDeps,
  sender: Sender,
  staged: string,
  form: MessageUpload,
): Promise<MessageFileRow> {
  const pair = await checkedPair(deps, sender, form);
  const { kind, mimeType } = await kindOf(deps.storage, staged, form.size, form.declared);
  return {
    id: newId(),
    ...pair,
    kind,
    mime_type: mimeType,
    size: form.size,
    original_name: cleanName(form.fileName),
    message_id: null,
    created_at: toText(deps.clock()),
  };
}

/** @throws DomainError where the two have nothing to do with each other, or nothing reaches her now. */
export async function checkedPair(
  { isLinked, isPaused }: Pick<NewFileDeps, 'isLinked' | 'isPaused'>,
  sender: Sender,
  { userId, supportPersonId }: SaidPair,
) {
  const pair =
    sender.kind === 'user'
      ? ({ user: sender.userId, support: supportPersonId, sent_by: 'user' } as const)
      : ({ user: userId, support: sender.supportPersonId, sent_by: 'support' } as const);
  const isTheirs =
    pair.user !== '' && pair.support !== '' && (await isLinked(pair.support, pair.user));
  if (!isTheirs) throw new DomainError('user_not_found');
  if (sender.kind === 'support' && (await isPaused(pair.user))) {
    throw new DomainError('person_paused');
  }
  return { user_id: pair.user, support_person_id: pair.support, sent_by: pair.sent_by };
}
