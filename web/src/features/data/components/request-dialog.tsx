import type { RequestKind } from '@encina/contract/data';
import type { FieldErrors } from '../../../lib/form.ts';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
}: Closing<{ userId: string; kind: RequestKind; onSent: () => void }>) {
  const { title, description, label, missing } = WORDS[kind];
  const form = useForm({
    initial: { words: '' },
    body: ({ words }) => ({ kind, words }),
    check: ({ words }): FieldErrors => (missing && words.trim() === '' ? { words: missing } : {}),
    sending: useRequest(userId),
    refusal: 'No se pudo enviar. Inténtalo de nuevo.',
    onSent,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      action="Enviar la petición"
      sendingWords="Enviando…"
      danger={kind === 'erasure'}
    >
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
        {...form.field('words')}
      />
    </FormDialog>
  );
}
