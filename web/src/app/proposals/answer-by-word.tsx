import { useRef, useState } from 'react';
import { canRecognize } from '../../lib/recognition.ts';
import { DictationButton } from '../../ui/dictation-button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useDictation } from '../../ui/use-dictation.ts';
import { type SpokenAnswer, spokenAnswer } from './spoken-answer.ts';

/** The four answers by word, where the browser can hear: what is none of them is shown, and nothing is done. */
export function AnswerByWord({ onAnswer }: { onAnswer: (answer: SpokenAnswer) => void }) {
  const [heard, setHeard] = useState('');
  const words = useRef('');
  const hear = (said: string) => {
    words.current = said;
    setHeard(said);
  };
  const { listening, problem, start, stop } = useDictation(hear, () => {
    const answer = spokenAnswer(words.current);
    if (answer) onAnswer(answer);
  });
  if (!canRecognize()) return null;
  const listen = () => {
    hear('');
    start();
  };
  return (
    <div className="grid gap-3">
      <DictationButton
        dictation={{ listening, start: listen, stop }}
        words="Contestar hablando"
        whileListening="Te escucho…"
        className="min-h-18"
      />
      <p role="status" className="text-lg empty:hidden">
        {heard && !listening && `He oído «${heard}». Di «sí», «no», «cambiar la hora» o «luego».`}
        {listening && heard}
      </p>
      <FormError>{problem}</FormError>
    </div>
  );
}
