import { Check, HandHelping } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Help first. */
const LOOKS = [
  { variant: 'danger', size: 'large', icon: HandHelping },
  { size: 'large', icon: Check },
] as const;

interface AlarmChoicesProps {
  choices: readonly string[];
  onChoose: (text: string) => void;
}

/** The two answers to "¿Te ha pasado algo malo?", as large as the question: help first, each on a row of its own. */
export function AlarmChoices({ choices, onChoose }: AlarmChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold [@media(max-height:27rem)]:sr-only">
        Toca una de las dos
      </legend>
      <div className="grid gap-4">
        {choices.slice(0, LOOKS.length).map((choice, at) => (
          <Button key={choice} {...LOOKS[at]} className="min-h-20" onClick={() => onChoose(choice)}>
            {choice}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
