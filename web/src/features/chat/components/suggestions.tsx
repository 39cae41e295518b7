import { Button } from '../../../ui/button.tsx';

/** Four things to begin with. */
const SUGGESTIONS = [
  '¿Qué tengo que hacer hoy?',
  '¿Tengo mensajes nuevos?',
  'Hablemos de mis fotos',
  'Cuéntame un chiste',
] as const;

/** Answers that are one tap away: those of the last question, else the four that always are. */
export function Suggestions({
  choices,
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (text: string) => void;
}) {
  const isAsked = choices.length > 0;
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
