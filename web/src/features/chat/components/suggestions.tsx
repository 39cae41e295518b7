import type { Alarm } from '@encina/contract/chat';
import { Button } from '../../../ui/button.tsx';
import { AlarmChoices } from './alarm-choices.tsx';

/** Four things to begin with. */
const SUGGESTIONS = [
  '¿Qué tengo que hacer hoy?',
  '¿Tengo mensajes nuevos?',
  'Hablemos de mis fotos',
  'Cuéntame un chiste',
] as const;

/**
 * Answers that are one tap away: those of the last question, else the four that always are. They give way to an answer
 * that tells what to do in a danger: beside a number to call nobody is offered a joke.
 */
export function Suggestions({
  choices,
  alarm,
  onChoose,
}: {
  choices: readonly string[];
  alarm: Alarm | null;
  onChoose: (text: string) => void;
}) {
  if (alarm === 'asks') return <AlarmChoices choices={choices} onChoose={onChoose} />;
  const isAsked = choices.length > 0;
  if (alarm === 'tells' && !isAsked) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {isAsked ? 'Puedes responder' : 'Puedes preguntarme'}
      </legend>
      <div className={isAsked ? 'flex flex-wrap gap-3' : 'pairs-grid gap-3 [--room:15rem]'}>
        {(isAsked ? choices : SUGGESTIONS).map((text) => (
          <Button key={text} variant="sand" className="min-w-24" onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
