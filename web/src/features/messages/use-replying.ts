import type { SupportMessage } from '@encina/contract/messages';
import { useRef, useState } from 'react';
import { refusalOf } from '../../lib/check-file.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import { randomId } from '../../lib/random-id.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useReply } from './messages.queries.ts';
import { photoToSend } from './photo-to-send.ts';

/** Sends a voice or a photo back. The same file sent again after a lost connection is the same reply. */
export function useReplying(userId: string, message: SupportMessage) {
  const { mutate, reset, isPending, isSuccess, error } = useReply(userId);
  const [photo, setPhoto] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const named = useRef<{ file: File; key: string }>(undefined);
  const keyOf = (file: File) => {
    if (named.current?.file !== file) named.current = { file, key: randomId() };
    return named.current.key;
  };
  const choose = async (file: File) => {
    reset();
    const refused = await refusalOf(file);
    setRefusal(refused?.words);
    if (!refused) setPhoto(await photoToSend(file));
  };
  return {
    photo,
    choose: (file: File) => void choose(file),
    drop() {
      setPhoto(undefined);
      if (error) reset();
    },
    send: (file: File, onSent: () => void) =>
      mutate(
        { message, file, key: keyOf(file) },
        {
          onSuccess: () => {
            showToast(`Enviado a ${message.authorName}`);
            onSent();
          },
        },
      ),
    isSending: isPending,
    isSent: isSuccess,
    /** Why what was chosen cannot go, or why it did not. */
    problem: error ? sentenceOf(error, 'No se pudo enviar. Inténtalo de nuevo.') : refusal,
  };
}
