import { MOST_BYTES } from '@encina/contract/media';
import { LONGEST_TEXT } from '@encina/contract/support-messages';
import { Mic, Paperclip, Send, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fileSize } from '../../../lib/numbers.ts';
import { randomId } from '../../../lib/random-id.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { inputLook } from '../../../ui/input-look.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useSendMessage } from '../support.queries.ts';
import { MessageFile } from './message-file.tsx';

const VoiceRecorder = dialogFromChunk(
  async () => (await import('../../../ui/voice-recorder.tsx')).VoiceRecorder,
);

const EMPTY = 'Por favor escriba un mensaje o seleccione un archivo';
const TOO_LARGE = 'El archivo no puede ser mayor a 50MB.';
const WRONG_TYPE = 'Elige una foto o un video.';

/** A text, a photo, a video or a voice for the person who is named. */
export function WriteMessage({
  supportId,
  user,
}: {
  supportId: string;
  user: { readonly id: string; readonly name: string };
}) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const [isSpeaking, setSpeaking] = useState(false);
  const [isSent, setSent] = useState(false);
  // The same message until it is through: sent again, it arrives once.
  const [key, setKey] = useState(randomId);
  const picker = useRef<HTMLInputElement>(null);
  const send = useSendMessage(supportId, user.id);

  const choose = async (chosen: File) => {
    setSent(false);
    if (chosen.size > MOST_BYTES) return setProblem(TOO_LARGE);
    if (!/^(image|video|audio)\//.test(chosen.type)) return setProblem(WRONG_TYPE);
    setProblem(undefined);
    setFile(await shrinkPicture(chosen).catch(() => chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' && !file) return setProblem(EMPTY);
    setProblem(undefined);
    setShare(0);
    send.mutate(
      { text: text.trim(), file, key, onProgress: setShare },
      {
        onSuccess: () => {
          showToast('Mensaje enviado exitosamente');
          setSent(true);
          setText('');
          setFile(undefined);
          setKey(randomId());
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
                setText(event.target.value);
                setSent(false);
              }}
              className={`${inputLook} min-h-36 py-3`}
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
            if (chosen) void choose(chosen);
          }}
        />
        {file ? (
          <Chosen file={file} onDrop={() => setFile(undefined)} />
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
              void choose(voice);
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

/** What is about to go, to be looked at first. */
function Chosen({ file, onDrop }: { file: File; onDrop: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const type = file.type.split('/')[0] as 'image' | 'video' | 'audio';
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border-2 border-line p-4">
      {url && <MessageFile type={type} url={url} name="Lo que vas a enviar" />}
      <p className="wrap-anywhere">
        {file.name}, {fileSize(file.size)}
      </p>
      <Button icon={<X aria-hidden />} onClick={onDrop}>
        Quitar
      </Button>
    </div>
  );
}
