import type { ReactNode } from 'react';

/** One of a few, as a big tile that shows at once that it is the chosen one. */
export function RadioTile<V extends string>({
  name,
  value,
  chosen,
  onChoose,
  className,
  children,
}: {
  /** Of the group. */
  name: string;
  value: V;
  chosen: V;
  onChoose: (value: V) => void;
  /** Its size, and its colours once it is chosen. */
  className: string;
  children: ReactNode;
}) {
  return (
    <label
      className={`flex items-center rounded-lg border-2 border-edge bg-card font-semibold has-checked:text-on-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="size-6 flex-none accent-current"
      />
      {children}
    </label>
  );
}
