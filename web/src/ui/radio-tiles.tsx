import { type ReactNode, useId } from 'react';

/** Some words that stand for a value. */
export type Choice<V> = readonly [value: V, label: ReactNode];

/** A radio group as big tiles, of which the chosen one shows at once. */
export function RadioTiles<V extends string>({
  options,
  value: chosen,
  onChange,
  className,
}: {
  options: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Of each tile: its size, and its colours once it is chosen. */
  className: string;
}) {
  const name = useId();
  return options.map(([value, label]) => (
    <label
      key={value}
      className={`flex items-center rounded-lg border-2 border-edge bg-card font-semibold has-checked:text-on-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChange(value)}
        className="size-6 flex-none accent-current"
      />
      {label}
    </label>
  ));
}
