import { MOST_TIMES } from '@encina/contract/reminders';
import { Plus, X } from 'lucide-react';
import { theHour } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { dayOf, timeOf, timeWords, turnClock } from '../wall-time.ts';

const SIX_HOURS = 360;
const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

type Change = (changes: Partial<ReminderValues>) => void;

/** "Más opciones": on which days, at what other hours, until when. */
export function MoreOptions({
  values,
  error,
  onChange,
}: {
  values: ReminderValues;
  error: string | undefined;
  onChange: Change;
}) {
  const { recurrency, wall, until } = values;
  if (recurrency === 'none') {
    return <p className="text-ink-soft">Elige que se repita para tener más opciones.</p>;
  }
  return (
    <div className="grid gap-5">
      {recurrency === 'weekly' && <Weekdays values={values} onChange={onChange} />}
      <MoreTimes values={values} onChange={onChange} />
      <TextField
        label="Último día"
        required={false}
        type="date"
        min={dayOf(wall)}
        value={until}
        error={error}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
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
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-4">
        {DAYS.map((name, at) => (
          <Checkbox
            key={name}
            label={name}
            checked={weekdays.includes(at + 1)}
            onChange={(on) =>
              onChange({
                weekdays: on
                  ? [...weekdays, at + 1].sort()
                  : weekdays.filter((weekday) => weekday !== at + 1),
              })
            }
          />
        ))}
      </div>
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
            icon={<X aria-hidden />}
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
          icon={<Plus aria-hidden />}
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
