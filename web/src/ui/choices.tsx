import { type ReactNode, useId } from 'react';

/** One of a few, as big tiles: a radio group. */
export function Choices<V extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly (readonly [value: V, label: ReactNode])[];
  value: V;
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`gap-2 [--room:10rem] ${options.length === 3 ? 'thirds-row' : 'pairs-grid'}`}>
        {options.map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-14 items-center gap-2.5 rounded-lg border-2 border-edge bg-card px-3 font-semibold has-checked:border-hue has-checked:bg-hue has-checked:text-on-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-6 flex-none accent-current"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
