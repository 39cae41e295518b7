import type { SentMessage } from '@encina/contract/messages';
import { Check, CheckCheck } from 'lucide-react';
import { clockTime } from '../../../lib/dates.ts';
import { CAME_BACK, fileWords, seenWords, writtenWords } from '../message-words.ts';
import { Bubble, FootLine } from './bubble.tsx';
import { FileView } from './file-view.tsx';

interface SentBubbleProps {
  message: SentMessage;
  /** Between whom it went. */
  name: string;
  now: Date;
  timeZone: string;
}

/** What the server has: said by either, with what one tap of hers said in return. */
export function SentBubble({ message, name, now, timeZone }: SentBubbleProps) {
  const isMine = message.sentBy === 'support';
  const time = clockTime(message.createdAt, timeZone);
  return (
    <Bubble
      isMine={isMine}
      from={isMine ? 'Tú' : name}
      foot={
        isMine ? (
          <>
            <FootLine icon={message.seenAt ? <CheckCheck aria-hidden /> : <Check aria-hidden />}>
              {time} · {seenWords(message, now, timeZone)}
            </FootLine>
            <Reaction message={message} />
          </>
        ) : (
          <FootLine>{time}</FootLine>
        )
      }
    >
      <Said message={message} name={name} />
    </Bubble>
  );
}

function Said({ message, name }: Pick<SentBubbleProps, 'message' | 'name'>) {
  const { type, mediaUrl, sentBy } = message;
  const written = writtenWords(message);
  const what = fileWords(type);
  const named = sentBy === 'user' ? `${what} de ${name}` : `${what} para ${name}`;
  return (
    <>
      {type === 'audio' && <p className="font-semibold">{what}</p>}
      {mediaUrl && <FileView type={type} url={mediaUrl} name={named} />}
      {type !== 'text' && !mediaUrl && (
        <p className="text-ink-soft">{what}. Ya no se guarda aquí.</p>
      )}
      {written && <p className="wrap-anywhere whitespace-pre-line">{written}</p>}
    </>
  );
}

function Reaction({ message: { answer, calledAt } }: Pick<SentBubbleProps, 'message'>) {
  if (!answer || answer === 'replied') return null;
  const [sign, words] = CAME_BACK[answer];
  return (
    <p className="-mt-0.5 rounded-full border-2 border-hue-edge bg-card px-3 py-0.5 font-semibold">
      <span aria-hidden>{sign}</span> {calledAt ? 'Te pidió una llamada. Ya has llamado.' : words}
    </p>
  );
}
