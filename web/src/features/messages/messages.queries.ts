import {
  type AnswerKind,
  answerMessage,
  deleteSeen,
  keepMessage,
  keepMessages,
  markSeen,
  messages,
  ownMessages,
  replyToMessage,
  type SupportMessage,
  withdrawOwn,
  writeMessage,
} from '@encina/contract/messages';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { inBox } from '../../lib/offline/box.ts';
import { send } from '../../lib/offline/outbox.ts';
import { unsent, type Waiting, waitingFor } from '../../lib/offline/waiting.ts';
import { POLLED } from '../../lib/polled.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';
import { updateCachedQuery } from '../../lib/update-cached-query.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { answeredHere, fileFor } from './unsent.ts';

export const supportMessagesKey = (id: string) => queryKey(messages, { params: { id } });

/** Messages from relatives, asked for every 5 s while the page is seen, and less often while nobody answers. */
export function useSupportMessages(id: string, { enabled = true } = {}) {
  const all = unsent.use();
  return useQuery({
    ...asking(messages, { params: { id } }),
    select: useCallback((list: SupportMessage[]) => withWaiting(list, all), [all]),
    enabled,
    ...POLLED,
  });
}

/** The list as the server has it, with the answers that it does not know yet. */
function withWaiting(list: SupportMessage[], all: readonly Waiting[]): SupportMessage[] {
  const answers = waitingFor(all, answerMessage);
  if (answers.length === 0) return list;
  return list.map((message) => {
    const last = answers.findLast(({ params }) => params.messageId === message.id);
    return last ? { ...message, answer: last.body?.answer as AnswerKind | null } : message;
  });
}

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKey(messages) });

/** What was taken back meanwhile leaves the page, and the sentence about it stays. */
const tellGone = (client: QueryClient) => (error: Error) => {
  if (refusalCode(error) === 'message_gone') showFailure(error);
  return reload(client);
};

/** Puts a message as it is now into the list. */
function show(client: QueryClient, id: string, changed: SupportMessage) {
  updateCachedQuery<SupportMessage[]>(client, supportMessagesKey(id), (list) =>
    list?.map((it) => (it.id === changed.id ? changed : it)),
  );
}

export function useMarkSeen(id: string) {
  return useChanging(
    (ids: string[]) => call(markSeen, { params: { id }, body: { ids } }),
    messages,
  );
}

/**
 * For the way out: it outlives the view.
 * @param keep whether files become memories first; left out, as the person has set it
 */
export async function letGo(
  client: QueryClient,
  id: string,
  { ids, keep }: { readonly ids: string[]; readonly keep: boolean | undefined },
): Promise<void> {
  // What she answered without a network has to arrive before what it answers goes.
  const held = answeredHere(inBox(), ids);
  const going = ids.filter((it) => !held.has(it));
  if (going.length === 0) return;
  const body = keep === undefined ? { ids: going } : { ids: going, keep };
  await call(deleteSeen, { params: { id }, body }, { keepalive: true });
  await reload(client);
}

export function useAnswerMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, answer }: { messageId: string; answer: AnswerKind | null }) =>
      send(answerMessage, {
        userId: id,
        params: { id, messageId },
        body: { answer: answer === 'replied' ? null : answer },
        what: 'tu respuesta a un mensaje',
      }),
    onSuccess: (sent) => sent.waits || show(client, id, sent.answer),
    onError: tellGone(client),
  });
}

/** What is said, and the name of saying it: sent again after a lost connection, it is the same one. */
export interface Named<Said> {
  readonly said: Said;
  readonly key: string;
}

/** A voice or a photo for the one who wrote. Where nobody answers it waits on this device. */
export function useReply(id: string, message: SupportMessage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ said, key }: Named<File>) =>
      send(replyToMessage, {
        userId: id,
        key,
        params: { id, messageId: message.id },
        // Its address is known when it has arrived.
        body: { mediaUrl: '' },
        before: fileFor(id, message.authorId, said),
        what: `tu respuesta a ${message.authorName}`,
        isWritten: true,
        back: { by: withdrawOwn, params: { id, messageId: key } },
      }),
    onSuccess: async (sent) => {
      if (sent.waits) return;
      show(client, id, sent.answer);
      await client.invalidateQueries({ queryKey: queryKey(ownMessages) });
    },
    onError: tellGone(client),
  });
}

/** What she has sent to her people, fresh each time that a view asks. */
export function useOwnMessages(id: string) {
  return useQuery({ ...asking(ownMessages, { params: { id } }), refetchOnMount: 'always' });
}

/** Words, a voice or a photo for one of her people, who has not asked. Where nobody answers they wait here. */
export function useWriteMessage(id: string, to: { readonly id: string; readonly name: string }) {
  return useChanging(({ said, key }: Named<File | string>) => {
    const body = { toSupportPersonId: to.id };
    const message =
      typeof said === 'string'
        ? { body: { ...body, content: said } }
        : { body, before: fileFor(id, to.id, said) };
    return send(writeMessage, {
      ...message,
      userId: id,
      key,
      params: { id },
      what: `tu mensaje para ${to.name}`,
      isWritten: true,
      back: { by: withdrawOwn, params: { id, messageId: key } },
    });
  }, ownMessages);
}

/** Takes back what she sent. Too late or gone already: her list says what it is. */
export function useWithdrawOwn(id: string) {
  return useMutation({
    mutationFn: (messageId: string) => call(withdrawOwn, { params: { id, messageId } }),
    onSettled: useInvalidate(ownMessages, messages),
  });
}

export function useKeepMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(keepMessage, { params: { id, messageId } }),
    onSuccess: () => reload(client),
    onError: (error) => {
      showFailure(error);
      return reload(client);
    },
  });
}

/** Several at once. */
export function useKeepMessages(id: string) {
  return useChanging(
    (ids: string[]) => call(keepMessages, { params: { id }, body: { ids } }),
    messages,
  );
}
