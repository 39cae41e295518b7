import type { SupportMessage } from '@encina/contract/messages';
import { ImageDown } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListenButton } from '../../../ui/listen-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { whenWords } from '../message-words.ts';
import { useKeepMessage } from '../messages.queries.ts';
import { Answers } from './answers.tsx';
import { MessageFile } from './message-file.tsx';

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
  const { authorId, authorName, createdAt, mediaUrl, type } = message;
  const content = saidIn(message);
  return (
    <article className="grid gap-4 rounded-2xl border-2 border-line bg-card p-4 shadow-card sm:p-6">
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
        <KeepButton userId={userId} message={message} />
      </div>
      <Answers userId={userId} message={message} />
    </article>
  );
}

/** A voice without a word beside it is called what it is. */
const saidIn = ({ type, content }: SupportMessage): string =>
  type === 'audio' && content === 'Archivo adjunto' ? 'Mensaje de voz' : content;

function KeepButton({ userId, message }: { userId: string; message: SupportMessage }) {
  const keep = useKeepMessage(userId);
  const isKept = message.kept || keep.isSuccess;
  return (
    <Button
      className="min-h-16"
      icon={ImageDown}
      busy={[keep.isPending, 'Guardando…']}
      disabled={isKept}
      onClick={() =>
        keep.mutate(message.id, {
          onSuccess: () => showToast('Guardado en Mis Recuerdos'),
        })
      }
    >
      {isKept ? 'Guardado en Mis Recuerdos' : 'Guardar en Mis Recuerdos'}
    </Button>
  );
}
