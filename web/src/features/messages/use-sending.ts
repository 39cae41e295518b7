import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalOf } from '../../lib/check-file.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import type { Sent } from '../../lib/offline/outbox.ts';
import { NoRoom } from '../../lib/offline/room.ts';
import { randomId } from '../../lib/random-id.ts';
import { showKept } from '../../ui/show-kept.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Named } from './messages.queries.ts';
import { photoToSend } from './photo-to-send.ts';

const wordsOf = (error: Error): string =>
  error instanceof NoRoom
    ? error.message
    : sentenceOf(error, 'No se pudo enviar. Inténtalo de nuevo.');

/**
 * Sends a voice, a photo or words, once each: the same ones sent again after a lost connection are the same message.
 * @param to the name of who gets it
 */
export function useSending<Said extends File | string>(
  to: string,
  { mutate, reset, isPending, data, error }: UseMutationResult<Sent<unknown>, Error, Named<Said>>,
) {
  const [photo, setPhoto] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const named = useRef<Named<Said>>(undefined);
  const nameOf = (said: Said) => {
    if (named.current?.said !== said) named.current = { said, key: randomId() };
    return named.current;
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
    send: (said: Said, onSent: () => void) =>
      mutate(nameOf(said), {
        onSuccess: (sent) => {
          if (sent.waits) showKept(sent.isStored);
          else showToast(`Enviado a ${to}`);
          onSent();
        },
      }),
    isSending: isPending,
    isSent: data?.waits === false,
    /** Why what was chosen cannot go, or why it did not. */
    problem: error ? wordsOf(error) : refusal,
  };
}
