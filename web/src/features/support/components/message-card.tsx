import type { SupportMessage } from '@encina/contract/support-messages';
import { Camera, ImageDown, Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ListenButton } from '../../../ui/listen-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ANSWERS, whenWords } from '../message-words.ts';
import { useAnswerMessage, useKeepMessage, useReply } from '../support.queries.ts';
import { MessageFile } from './message-file.tsx';

const VoiceRecorder = dialogFromChunk(
  async () => (await import('../../../ui/voice-recorder.tsx')).VoiceRecorder,
);

/** A message: who wrote it and when, what it says, and the ways to answer. */
export function MessageCard({
  userId,
  message,
  isNew,
  now,
  timeZone,
}: {
  userId: string;
  message: SupportMessage;
  isNew: boolean;
  now: Date;
  timeZone: string;
}) {
  const { authorId, authorName, content, createdAt, mediaUrl, type } = message;
  return (
    <article className="grid gap-4 rounded-2xl border-l-[10px] border-fill bg-card p-4 shadow-card sm:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <Avatar id={authorId} name={authorName} photo={null} size="small" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-xl wrap-anywhere">{authorName}</h2>
          <p className="text-ink-soft first-letter:uppercase">
            {whenWords(createdAt, now, timeZone)}
          </p>
        </div>
        {isNew && (
          <span className="rounded-full bg-hue px-4 py-1 font-bold text-on-hue">Nuevo</span>
        )}
      </header>
      <p className="text-lg wrap-anywhere whitespace-pre-line">{content}</p>
      {mediaUrl && <MessageFile type={type} url={mediaUrl} name={`${content}, de ${authorName}`} />}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={`${authorName} dice: ${content}`} />
        {mediaUrl && <KeepButton userId={userId} messageId={message.id} />}
      </div>
      <Answers userId={userId} message={message} />
    </article>
  );
}

function KeepButton({ userId, messageId }: { userId: string; messageId: string }) {
  const keep = useKeepMessage(userId);
  return (
    <Button
      className="min-h-16"
      icon={<ImageDown aria-hidden />}
      busy={keep.isPending && 'Guardando…'}
      disabled={keep.isSuccess}
      onClick={() =>
        keep.mutate(messageId, {
          onSuccess: () => showToast('Guardado en Mis Recuerdos'),
          onError: (error) =>
            showToast(sentenceOf(error, 'No se pudo guardar. Inténtalo de nuevo.'), {
              kind: 'error',
            }),
        })
      }
    >
      {keep.isSuccess ? 'Guardado en Mis Recuerdos' : 'Guardar en Mis Recuerdos'}
    </Button>
  );
}

/** One tap, a voice or a photo: it goes back to the one who wrote, and to nobody else. */
function Answers({ userId, message }: { userId: string; message: SupportMessage }) {
  const answer = useAnswerMessage(userId);
  const reply = useReply(userId);
  const [isSpeaking, setSpeaking] = useState(false);
  const photo = useRef<HTMLInputElement>(null);
  const send = async (file: File) => {
    setSpeaking(false);
    reply.mutate(
      { message, file: await shrinkPicture(file) },
      { onSuccess: () => showToast(`Enviado a ${message.authorName}`) },
    );
  };
  const failed = answer.error ?? reply.error;
  return (
    <div className="grid gap-3 border-t-2 border-line pt-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {ANSWERS.map(([kind, sign, words]) => (
          <Button
            key={kind}
            className={`min-h-16 px-3 ${message.answer === kind ? 'border-4 border-hue' : ''}`}
            icon={<span aria-hidden>{sign}</span>}
            aria-pressed={message.answer === kind}
            onClick={() =>
              answer.mutate({
                messageId: message.id,
                answer: message.answer === kind ? null : kind,
              })
            }
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        <Button
          className="min-h-16 px-3"
          icon={<Mic aria-hidden />}
          busy={reply.isPending && 'Enviando…'}
          onClick={() => setSpeaking(true)}
        >
          Contestar con voz
        </Button>
        <Button
          className="min-h-16 px-3"
          icon={<Camera aria-hidden />}
          busy={reply.isPending && 'Enviando…'}
          onClick={() => photo.current?.click()}
        >
          Contestar con foto
        </Button>
      </div>
      <input
        ref={photo}
        type="file"
        accept="image/*"
        aria-label="Foto para contestar"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {isSpeaking && (
        <VoiceRecorder onFile={(file) => void send(file)} onClose={() => setSpeaking(false)} />
      )}
      {message.answer === 'replied' && <p role="status">Has contestado a {message.authorName}.</p>}
      <FormError>
        {failed && sentenceOf(failed, 'No se pudo enviar. Inténtalo de nuevo.')}
      </FormError>
    </div>
  );
}
