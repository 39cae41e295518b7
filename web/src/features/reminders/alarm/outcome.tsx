import { Check, Clock, Undo2, X } from 'lucide-react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { outcomeWords } from '../answer-words.ts';
import { PICTOGRAMS } from '../components/badge.tsx';
import { AlarmChoice } from './alarm-choice.tsx';
import { AlarmTitle, AlarmWords, Large, TILE } from './alarm-frame.tsx';
import type { AlarmPart } from './alarm-part.ts';
import { useSpoken } from './use-spoken.ts';

/** What an answer did, with the way back. Only what is done gets the tick. */
export function Outcome({
  reminder,
  timeZone,
  voice,
  busy,
  problem,
  onUndo,
  onClose,
}: AlarmPart & { onUndo: () => void; onClose: () => void }) {
  const words = outcomeWords(reminder, timeZone);
  useSpoken(voice, words);
  return (
    <>
      <AlarmWords>
        <OutcomeTile reminder={reminder} />
        <AlarmTitle>{words}</AlarmTitle>
        <Large>{reminder.title}</Large>
        <FormError>{problem}</FormError>
      </AlarmWords>
      <AlarmChoice
        busy={busy}
        kept={{ words: 'Deshacer', icon: Undo2, onChoose: onUndo }}
        back={{ words: 'Cerrar', icon: X, onChoose: onClose }}
      />
    </>
  );
}

function OutcomeTile({ reminder: { state, category } }: Pick<AlarmPart, 'reminder'>) {
  if (state === 'done') {
    return (
      <Azulejo hue="encina" className={TILE}>
        <Check />
      </Azulejo>
    );
  }
  return (
    <Azulejo className={TILE}>{state === 'postponed' ? <Clock /> : PICTOGRAMS[category]}</Azulejo>
  );
}
