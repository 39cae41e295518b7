import type { SentMessage } from '@encina/contract/messages-family';
import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clockTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { useWithdrawMessage } from '../conversation.queries.ts';
import { CAME_BACK, fileWords, seenWords, writtenWords } from '../message-words.ts';
import { WithdrawDialog } from '../writing/withdraw-dialog.tsx';
import { Bubble, FootLine } from './bubble.tsx';
import { FileView } from './file-view.tsx';

interface SentBubbleProps {
  message: SentMessage;
  supportId: string;
  /** Between whom it went. */
  name: string;
  now: Date;
  timeZone: string;
}

/** What the server has: said by either, with what one tap of hers said in return. */
export function SentBubble({ message, supportId, name, now, timeZone }: SentBubbleProps) {
  const isMine = message.sentBy === 'support';
  const time = clockTime(message.createdAt, timeZone);
  return (
    <Bubble
      isMine={isMine}
      from={isMine ? 'Tú' : name}
      foot={
        isMine ? (
          <>
            <FootLine icon={message.seenAt ? CheckCheck : Check}>
              {time} · {seenWords(message, now, timeZone)}
            </FootLine>
            {!message.seenAt && <Withdraw message={message} supportId={supportId} name={name} />}
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

/** The way to take back what was sent by mistake, for as long as she has not seen it. */
function Withdraw({ message, supportId, name }: Omit<SentBubbleProps, 'now' | 'timeZone'>) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawMessage(supportId);
  return (
    <>
      <Button size="small" icon={Trash2} onClick={() => setAsking(true)}>
        Quitar
      </Button>
      {isAsking && (
        <WithdrawDialog
          name={name}
          messageId={message.id}
          withdrawal={withdraw}
          onClose={() => setAsking(false)}
        />
      )}
    </>
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
