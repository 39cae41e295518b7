import { Search, X } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { useAtOnce } from '../lib/use-at-once.ts';
import { inputStyles } from './input-styles.ts';

/** A search box whose label is always there and that a word empties again. */
export function SearchField({
  label,
  value,
  onChange,
  className = '',
  ref,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, type] = useAtOnce(value, onChange);
  const clear = () => {
    type('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div ref={box} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-[1.2em] -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={ref}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          className={`${inputStyles} pl-13 [&::-webkit-search-cancel-button]:hidden ${typed ? 'pr-32' : ''}`}
        />
        {typed && (
          <button
            type="button"
            onClick={clear}
            className="absolute inset-y-1 right-1 flex min-h-12 items-center gap-2 rounded-md px-3 font-semibold"
          >
            <X aria-hidden className="size-[1.2em]" />
            Limpiar
          </button>
        )}
      </div>
    </div>
  );
}
