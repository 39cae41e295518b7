import { type TextSize, textSize } from '@encina/contract/settings';
import { useId } from 'react';
import { RadioTile } from '../../../ui/radio-tile.tsx';

const WORDS: Record<TextSize, string> = {
  normal: 'Normal',
  grande: 'Grande',
  'muy-grande': 'Muy grande',
};

/** Three sizes of text; the choice shows at once. */
export function TextSizes({
  value,
  onChange,
}: {
  value: TextSize;
  onChange: (size: TextSize) => void;
}) {
  const name = useId();
  return (
    <fieldset className="mt-3 grid gap-3">
      <legend className="mb-2 font-semibold">Tamaño de la letra</legend>
      <div className="thirds-row gap-3 [--room:8.5rem]">
        {textSize.options.map((size) => (
          <RadioTile
            key={size}
            name={name}
            value={size}
            chosen={value}
            onChoose={onChange}
            className="min-h-16 justify-center gap-3 px-4 has-checked:border-encina has-checked:bg-encina"
          >
            {WORDS[size]}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
