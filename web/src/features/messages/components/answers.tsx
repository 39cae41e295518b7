import type { SupportMessage } from '@encina/contract/messages';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ANSWERS } from '../message-words.ts';
import { useAnswerMessage } from '../messages.queries.ts';
import { Reply } from './reply.tsx';

interface AnswersProps {
  userId: string;
  message: SupportMessage;
}

/** One tap, a voice or a photo: it goes back to the one who wrote, and to nobody else. */
export function Answers({ userId, message }: AnswersProps) {
  const answer = useAnswerMessage(userId);
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
      <FormError>
        {answer.error && sentenceOf(answer.error, 'No se pudo enviar. Inténtalo de nuevo.')}
      </FormError>
      <Reply userId={userId} message={message} />
    </div>
  );
}
