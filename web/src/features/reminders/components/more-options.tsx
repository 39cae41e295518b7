import { MOST_TIMES } from '@encina/contract/reminders';
import { Plus, X } from 'lucide-react';
import { theHour } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';

import { inputStyles } from '../../../ui/input-styles.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { dayOf, timeOf, timeWords, turnClock } from '../wall-time.ts';

const SIX_HOURS = 360;

type Change = (changes: Partial<ReminderValues>) => void;

/** "Más opciones": on which days, at what other hours, until when. */
export function MoreOptions({
  values,
  error,
  endsElsewhere,
  onChange,
}: {
  values: ReminderValues;
  error: string | undefined;
  /** Its last day is asked outside. */
  endsElsewhere: boolean;
  onChange: Change;
}) {
  const { recurrency } = values;
  if (recurrency === 'none') {
    return (
      <p className="text-ink-soft">Elige que se repita para añadir otras horas o un último día.</p>
    );
  }
  return (
    <div className="grid gap-5">
      {recurrency === 'weekly' && <Weekdays values={values} onChange={onChange} />}
      <MoreTimes values={values} onChange={onChange} />
      {!endsElsewhere && (
        <LastDay required={false} values={values} error={error} onChange={onChange} />
      )}
    </div>
  );
}

/** Until when it repeats. */
export function LastDay({
  required,
  values: { wall, until },
  error,
  onChange,
}: {
  required: boolean;
  values: ReminderValues;
  error: string | undefined;
  onChange: Change;
}) {
  return (
    <TextField
      label="Último día"
      required={required}
      type="date"
      min={dayOf(wall)}
      value={until}
      error={error}
      onChange={({ target }) => onChange({ until: target.value })}
    />
  );
}

function Weekdays({
  values: { weekdays },
  onChange,
}: {
  values: ReminderValues;
  onChange: Change;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">Qué días de la semana</legend>
      <WeekdayBoxes chosen={weekdays} onChange={(chosen) => onChange({ weekdays: chosen })} />
    </fieldset>
  );
}

function MoreTimes({ values, onChange }: { values: ReminderValues; onChange: Change }) {
  const { wall, moreTimes } = values;
  const set = (at: number, time: string) =>
    onChange({ moreTimes: moreTimes.map((it, i) => (i === at ? time : it)) });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">Otras horas del mismo día</legend>
      {moreTimes.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no name but its place in the list
        <div key={at} className="flex flex-wrap items-center gap-2">
          <input
            type="time"
            aria-label={`Otra hora ${at + 1}`}
            value={time}
            onChange={({ target }) => target.value && set(at, target.value)}
            className={`${inputStyles} w-auto`}
          />
          <Button
            size="small"
            icon={X}
            aria-label={`Quitar ${theHour(timeWords(time))}`}
            onClick={() => onChange({ moreTimes: moreTimes.filter((_, i) => i !== at) })}
          >
            Quitar
          </Button>
        </div>
      ))}
      {moreTimes.length < MOST_TIMES - 1 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={Plus}
          onClick={() =>
            onChange({
              moreTimes: [...moreTimes, turnClock(moreTimes.at(-1) ?? timeOf(wall), SIX_HOURS)],
            })
          }
        >
          Añadir otra hora
        </Button>
      )}
    </fieldset>
  );
}
