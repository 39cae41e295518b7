import { Check, HandHelping } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** The two answers to "¿Te ha pasado algo malo?", as large as the question: help first, each on a row of its own. */
export function AlarmChoices({
  choices: [help, fine],
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (text: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-semibold">Toca una de las dos</legend>
      <div className="grid gap-4">
        {help && (
          <Button
            variant="danger"
            size="large"
            className="min-h-20"
            icon={<HandHelping aria-hidden />}
            onClick={() => onChoose(help)}
          >
            {help}
          </Button>
        )}
        {fine && (
          <Button
            size="large"
            className="min-h-20"
            icon={<Check aria-hidden />}
            onClick={() => onChoose(fine)}
          >
            {fine}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
