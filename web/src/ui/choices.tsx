import { type ReactNode, useId } from 'react';
import { RadioTile } from './radio-tile.tsx';

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
          <RadioTile
            key={option}
            name={name}
            value={option}
            chosen={value}
            onChoose={onChange}
            className="min-h-14 gap-2.5 px-3 has-checked:border-hue has-checked:bg-hue"
          >
            {label}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
