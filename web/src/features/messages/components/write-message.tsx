import { LONGEST_TEXT } from '@encina/contract/messages';
import { Mic, Paperclip, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import { useWriting } from '../use-writing.ts';
import { ChosenFile } from './chosen-file.tsx';
import { FileButton } from './file-button.tsx';

const VoiceDialog = dialogFromChunk(async () => (await import('./voice-dialog.tsx')).VoiceDialog);

/** A text, a photo, a video or a voice for the person who is named. */
export function WriteMessage({
  supportId,
  user,
}: {
  supportId: string;
  user: { readonly id: string; readonly name: string };
}) {
  const writing = useWriting(supportId, user.id);
  const { draft, isSending } = writing;
  return (
    <Card className="p-5 pb-0 sm:p-7 sm:pb-0">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          writing.send();
        }}
        className="grid grid-cols-1 gap-5"
      >
        <Text to={user.name} value={draft.text} onChange={writing.write} />
        {draft.file ? (
          <ChosenFile file={draft.file} onDrop={writing.drop} />
        ) : (
          <FileButton
            label="Añadir foto o vídeo"
            icon={<Paperclip aria-hidden />}
            accept="image/*,video/*"
            className="justify-self-start"
            onFile={writing.take}
          />
        )}
        {isSending && draft.file && (
          <p role="status">Enviando el archivo: {Math.round(writing.share * 100)} %</p>
        )}
        <FormError>{writing.problem}</FormError>
        {writing.isSent && (
          <p role="status" className="font-semibold text-encina">
            Mensaje enviado exitosamente
          </p>
        )}
        <SendBar to={user.name} isSending={isSending} onVoice={writing.take} />
      </form>
    </Card>
  );
}

function Text({
  to,
  value,
  onChange,
}: {
  to: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field
      label={`Mensaje para ${to}`}
      hint={`${value.length} de ${LONGEST_TEXT.toLocaleString('es-ES')} letras`}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          rows={4}
          maxLength={LONGEST_TEXT}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputStyles} min-h-36 py-3`}
        />
      )}
    </Field>
  );
}

/** The two ways to say it, always in reach. */
function SendBar({
  to,
  isSending,
  onVoice,
}: {
  to: string;
  isSending: boolean;
  onVoice: (voice: File) => void;
}) {
  const [isSpeaking, setSpeaking] = useState(false);
  const close = () => setSpeaking(false);
  return (
    <div className="sticky bottom-0 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 bg-card py-4">
      <Button
        className="min-h-18"
        icon={<Mic aria-hidden />}
        disabled={isSending}
        onClick={() => setSpeaking(true)}
      >
        Hablar
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Send aria-hidden />}
        busy={isSending && 'Enviando...'}
      >
        Enviar
      </Button>
      {isSpeaking && (
        <VoiceDialog
          title={`Tu voz para ${to}`}
          action="Añadir al mensaje"
          busy={false}
          problem={undefined}
          onClose={close}
          onSend={(voice) => {
            onVoice(voice);
            close();
          }}
        />
      )}
    </div>
  );
}
