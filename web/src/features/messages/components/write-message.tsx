import { LONGEST_TEXT } from '@encina/contract/messages';
import { Mic, Paperclip, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useSendMessage } from '../messages.queries.ts';
import { useDraft } from '../use-draft.ts';
import { ChosenFile } from './chosen-file.tsx';

const VoiceRecorder = dialogFromChunk(
  async () => (await import('../../../ui/voice-recorder.tsx')).VoiceRecorder,
);

const EMPTY = 'Por favor escriba un mensaje o seleccione un archivo';

/** A text, a photo, a video or a voice for the person who is named. */
export function WriteMessage({
  supportId,
  user,
}: {
  supportId: string;
  user: { readonly id: string; readonly name: string };
}) {
  const { draft, problem, setProblem, write, drop, clear, choose } = useDraft();
  const { text, file } = draft;
  const [share, setShare] = useState(0);
  const [isSpeaking, setSpeaking] = useState(false);
  const [isSent, setSent] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const send = useSendMessage(supportId, user.id);

  const take = (chosen: File) => {
    setSent(false);
    void choose(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' && !file) return setProblem(EMPTY);
    setProblem(undefined);
    setShare(0);
    send.mutate(
      { ...draft, text: text.trim(), onProgress: setShare },
      {
        onSuccess: () => {
          showToast('Mensaje enviado exitosamente');
          setSent(true);
          clear();
        },
      },
    );
  };
  const failed = send.error && sentenceOf(send.error, 'Error al enviar mensaje');
  return (
    <Card className="p-5 sm:p-7">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={`Mensaje para ${user.name}`}>
          {(wiring) => (
            <textarea
              {...wiring}
              rows={4}
              maxLength={LONGEST_TEXT}
              value={text}
              onChange={(event) => {
                write(event.target.value);
                setSent(false);
              }}
              className={`${inputStyles} min-h-36 py-3`}
            />
          )}
        </Field>
        <p className="text-ink-soft">
          {text.length} de {LONGEST_TEXT} letras
        </p>
        <input
          ref={picker}
          type="file"
          accept="image/*,video/*"
          aria-label="Foto o video"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) take(chosen);
          }}
        />
        {file ? (
          <ChosenFile file={file} onDrop={drop} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button icon={<Paperclip aria-hidden />} onClick={() => picker.current?.click()}>
              Añadir foto o video
            </Button>
            <Button icon={<Mic aria-hidden />} onClick={() => setSpeaking(true)}>
              Grabar la voz
            </Button>
          </div>
        )}
        {isSpeaking && (
          <VoiceRecorder
            onFile={(voice) => {
              setSpeaking(false);
              take(voice);
            }}
            onClose={() => setSpeaking(false)}
          />
        )}
        {send.isPending && file && (
          <p role="status">Enviando el archivo: {Math.round(share * 100)} %</p>
        )}
        <FormError>{problem ?? failed}</FormError>
        {isSent && (
          <p role="status" className="font-semibold text-encina">
            Mensaje enviado exitosamente
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={<Send aria-hidden />}
          busy={send.isPending && 'Enviando...'}
        >
          Enviar mensaje
        </Button>
      </form>
    </Card>
  );
}
