import { upload } from '@encina/contract/message-files';
import { replyToMessage, writeMessage } from '@encina/contract/messages';
import type { FileBefore, Waiting } from '../../lib/offline/waiting.ts';
import { waitingFor } from '../../lib/offline/waiting.ts';

/** The way of a voice or a photo to one of her people, before the message that carries it. */
export const fileFor = (userId: string, supportPersonId: string, file: File): FileBefore => ({
  file,
  fields: { userId, supportPersonId },
  method: upload.method,
  path: upload.path,
  into: 'mediaUrl',
});

/** What she wrote to one of her people and the server has not got, newest first. */
export const unsentMessages = (all: readonly Waiting[]): readonly Waiting[] =>
  waitingFor(all, writeMessage).toReversed();

/** A voice or a photo of hers that the server has not got yet, as an answer to this message: the last of them. */
export const unsentReply = (all: readonly Waiting[], messageId: string): Waiting | undefined =>
  waitingFor(all, replyToMessage).findLast(({ params }) => params.messageId === messageId);

/** Why something has not gone, and what she can do: nothing where it goes by itself. */
export const whyUnsent = (problem: string): string =>
  `No se ha podido enviar. ${problem} En el inicio puedes enviarlo otra vez o descartarlo.`;

/** Those of these messages of which something she said still has to reach the server. */
export const answeredHere = (
  all: readonly Waiting[],
  ids: readonly string[],
): ReadonlySet<string> =>
  new Set(ids.filter((id) => all.some(({ params }) => params.messageId === id)));
