import type { SupportMessage } from '@encina/contract/messages';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { refusalOf } from '../../lib/check-file.ts';
import { randomId } from '../../lib/random-id.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type Reply, useReply } from './messages.queries.ts';

/** Sends a voice or a photo back; `retry` is there while the last one could not be sent. */
export function useReplying(userId: string, message: SupportMessage) {
  const { mutate, reset, isPending, error, variables } = useReply(userId);
  const [refusal, setRefusal] = useState<string>();
  const go = (reply: Reply) =>
    mutate(reply, { onSuccess: () => showToast(`Enviado a ${message.authorName}`) });
  const send = async (file: File) => {
    reset();
    const refused = await refusalOf(file);
    setRefusal(refused?.words);
    if (refused) return;
    go({ message, file: await shrinkPicture(file), key: randomId() });
  };
  const failed = error && sentenceOf(error, 'No se pudo enviar. Inténtalo de nuevo.');
  return {
    send: (file: File) => void send(file),
    retry: error && variables ? () => go(variables) : undefined,
    isSending: isPending,
    problem: refusal ?? failed,
  };
}
