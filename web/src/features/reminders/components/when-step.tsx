import type { Form } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { momentWords, quickChoices, type WallTime } from '../wall-time.ts';
import { WhenPicker } from './when-picker.tsx';

/** What is wanted most, with one tap that goes on, or that is the last one; the rest is put together. */
export function WhenStep({
  form: { values, change, submitWith, isSending },
  now,
  isPicking,
  onPick,
  onChosen,
}: {
  form: Pick<Form<ReminderValues>, 'values' | 'change' | 'submitWith' | 'isSending'>;
  now: WallTime;
  /** "Otro día y hora" was chosen. */
  isPicking: boolean;
  onPick: () => void;
  onChosen: () => void;
}) {
  const choose = (wall: WallTime) => {
    change({ wall });
    onChosen();
  };
  return (
    <>
      <div className="grid gap-3">
        {quickChoices(now).map(({ label, wall, isOnce }) => (
          <Button
            key={label}
            variant="sand"
            className="min-h-18 flex-wrap justify-start text-left"
            iconAfter={
              <span className="font-normal">
                {momentWords(wall, now)}
                {isOnce && ', una sola vez'}
              </span>
            }
            busy={isOnce && isSending && 'Guardando…'}
            onClick={() => (isOnce ? submitWith({ wall, recurrency: 'none' }) : choose(wall))}
          >
            {label}
          </Button>
        ))}
        {!isPicking && (
          <Button variant="sand" className="min-h-18 justify-start" onClick={onPick}>
            Otro día y hora
          </Button>
        )}
      </div>
      {isPicking && <WhenPicker wall={values.wall} onChange={(wall) => change({ wall })} />}
    </>
  );
}
