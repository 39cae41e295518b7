import type { SupportMessage } from '@encina/contract/messages';
import { Heart, PhoneIncoming, ThumbsUp, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { ANSWERS, answeredWords, type TapAnswer } from '../message-words.ts';
import { useAnswerMessage } from '../messages.queries.ts';
import { Reply } from './reply.tsx';

const SIGNS: Record<TapAnswer, ReactElement> = {
  liked: <Heart aria-hidden className="fill-current text-hue" />,
  received: <ThumbsUp aria-hidden className="text-hue" />,
  call: <PhoneIncoming aria-hidden className="text-hue" />,
};

interface AnswersProps {
  userId: string;
  message: SupportMessage;
}

/** One tap, a voice or a photo: it goes back to the one who wrote, and to nobody else. */
export function Answers({ userId, message }: AnswersProps) {
  const { mutate, error, isPending } = useAnswerMessage(userId);
  const given = message.answer === 'replied' ? null : message.answer;
  const say = (answer: TapAnswer | null) => mutate({ messageId: message.id, answer });
  return (
    <fieldset
      aria-label={`Contestar a ${message.authorName}`}
      className="@container grid min-w-0 gap-3 border-t-2 border-line pt-4"
    >
      <div className="grid gap-3 @lg:grid-cols-3">
        {ANSWERS.map(([kind, words]) => (
          <Button
            key={kind}
            className={`min-h-16 px-3 ${given === kind ? 'border-4 border-hue' : ''}`}
            icon={SIGNS[kind]}
            aria-pressed={given === kind}
            onClick={() => say(given === kind ? null : kind)}
          >
            {words}
          </Button>
        ))}
      </div>
      <Given answer={given} to={message.authorName} isBusy={isPending} onUndo={() => say(null)} />
      <CallError error={error} otherwise="No se pudo enviar. Inténtalo de nuevo." />
      <Reply userId={userId} message={message} />
    </fieldset>
  );
}

/** What one tap has said, in words and under the finger, and the way to take it back. */
function Given({
  answer,
  to,
  isBusy,
  onUndo,
}: {
  answer: TapAnswer | null;
  to: string;
  isBusy: boolean;
  onUndo: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      <p role="status" className="min-w-0 flex-1 basis-52 font-semibold wrap-anywhere empty:hidden">
        {answer && answeredWords(answer, to)}
      </p>
      {answer && (
        <Button icon={Undo2} disabled={isBusy} onClick={onUndo}>
          Deshacer
        </Button>
      )}
    </div>
  );
}
