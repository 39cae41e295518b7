import type { RequestKind } from '@encina/contract/data';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useRequest } from '../data.queries.ts';

const WORDS = {
  rectification: {
    title: 'Pedir que corrijan mis datos',
    description: 'Tu petición llega al ayuntamiento, que lo cambiará y te lo dirá.',
    label: '¿Qué hay que corregir?',
    missing: 'Escribe qué hay que corregir.',
  },
  erasure: {
    title: 'Pedir que borren mis datos',
    description:
      'Tu petición llega al ayuntamiento. Antes de borrar hablará contigo, porque no se puede deshacer.',
    label: '¿Quieres decir algo?',
    missing: undefined,
  },
} as const;

/** Asks the town hall to correct or to erase. Nothing happens to the data here and now. */
export function RequestDialog({
  userId,
  kind,
  onClose,
  onSent,
}: {
  userId: string;
  kind: RequestKind;
  onClose: () => void;
  onSent: () => void;
}) {
  const formId = useId();
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const request = useRequest(userId);
  const { title, description, label, missing } = WORDS[kind];
  const problem = words.trim() === '' ? missing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) request.mutate({ kind, words }, { onSuccess: onSent });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <Button
          type="submit"
          form={formId}
          variant={kind === 'erasure' ? 'danger' : 'primary'}
          busy={request.isPending && 'Enviando…'}
        >
          Enviar la petición
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {kind === 'erasure' && (
          <ul className="list-disc pl-6">
            <li>Se borran tu perfil, tus recordatorios y tus partidas.</li>
            <li>Se borran tus fotos, tus vídeos y tus mensajes.</li>
            <li>Antes puedes guardarlo todo con «Descargar mis datos».</li>
          </ul>
        )}
        <TextArea
          label={label}
          required={kind === 'rectification'}
          maxLength={1_000}
          value={words}
          error={sent ? problem : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <FormError>
          {request.error && sentenceOf(request.error, 'No se pudo enviar. Inténtalo de nuevo.')}
        </FormError>
      </form>
    </Dialog>
  );
}
