import { type TextSize, textSize } from '@encina/contract/settings';
import { useId } from 'react';

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
          <label
            key={size}
            className="flex min-h-16 items-center justify-center gap-3 rounded-lg border-2 border-edge bg-card px-4 font-semibold has-checked:border-encina has-checked:bg-encina has-checked:text-on-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={size}
              checked={value === size}
              onChange={() => onChange(size)}
              className="size-6 accent-current"
            />
            {WORDS[size]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
