import type { TextSize } from '@encina/contract/settings';
import { RadioTiles } from '../../../ui/radio-tiles.tsx';

const SIZES = [
  ['normal', 'Normal'],
  ['grande', 'Grande'],
  ['muy-grande', 'Muy grande'],
] as const satisfies readonly (readonly [TextSize, string])[];

/** Three sizes of text; the choice shows at once. */
export function TextSizes(size: { value: TextSize; onChange: (size: TextSize) => void }) {
  return (
    <fieldset className="mt-3 grid gap-3">
      <legend className="mb-2 font-semibold">Tamaño de la letra</legend>
      <div className="thirds-row gap-3 [--room:8.5rem]">
        <RadioTiles
          options={SIZES}
          {...size}
          className="min-h-16 justify-center gap-3 px-4 has-checked:border-encina has-checked:bg-encina"
        />
      </div>
    </fieldset>
  );
}
