import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useSendMessage } from './messages.queries.ts';
import { useDraft } from './use-draft.ts';

const EMPTY = 'Por favor escriba un mensaje o seleccione un archivo';

/** A message in the making, and its way to the person. */
export function useWriting(supportId: string, userId: string) {
  const { draft, problem, setProblem, write, drop, clear, choose } = useDraft(
    `${supportId} ${userId}`,
  );
  const [share, setShare] = useState(0);
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error } = useSendMessage(supportId, userId);
  const failure = error ? sentenceOf(error, 'Error al enviar mensaje') : undefined;
  return {
    draft,
    drop,
    write(text: string) {
      setSent(false);
      write(text);
    },
    take(file: File) {
      setSent(false);
      void choose(file);
    },
    send() {
      const text = draft.text.trim();
      if (text === '' && !draft.file) return setProblem(EMPTY);
      setProblem(undefined);
      setShare(0);
      mutate(
        { ...draft, text, onProgress: setShare },
        {
          onSuccess: () => {
            showToast('Mensaje enviado exitosamente');
            setSent(true);
            clear();
          },
        },
      );
    },
    /** How much of the file has gone, of 1. */
    share,
    isSending: isPending,
    isSent,
    problem: problem ?? failure,
  };
}
