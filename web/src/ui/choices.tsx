import { type Choice, RadioTiles } from './radio-tiles.tsx';

/** One of a few, as big tiles. */
export function Choices<V extends string>({
  legend,
  ...group
}: {
  legend: string;
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
}) {
  const isThree = group.options.length === 3;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`gap-2 [--room:10rem] ${isThree ? 'thirds-row' : 'pairs-grid'}`}>
        <RadioTiles
          {...group}
          className="min-h-14 gap-2.5 px-3 has-checked:border-hue has-checked:bg-hue"
        />
      </div>
    </fieldset>
  );
}
