import { useId } from 'react';
import { type Days, PERIODS } from '../../../lib/reader.ts';

/** The last seven days, or thirty. */
export function PeriodChoice({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="only-heard">Periodo</legend>
      <div className="flex flex-wrap gap-2 rounded-xl border-2 border-edge bg-sand p-1.5">
        {PERIODS.map((days) => (
          <label
            key={days}
            className="flex min-h-16 flex-1 basis-48 items-center justify-center gap-3 rounded-md px-3 font-semibold has-checked:bg-hue has-checked:text-on-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={value === days}
              onChange={() => onChange(days)}
              className="size-6 accent-current outline-none"
            />
            Últimos {days} días
          </label>
        ))}
      </div>
    </fieldset>
  );
}
