import type { ReactNode, Ref } from 'react';

/** What is said of the digits. */
export interface SaidProps {
  error?: string | undefined;
  /** What stands where an error would. */
  hint?: string | undefined;
  /** The longest error that may come: its room is kept, so that no key moves under a finger. */
  longestError?: string | undefined;
  /** Stands beside the error. */
  help?: ReactNode;
}

interface KeypadBoxesProps extends SaidProps {
  id: string;
  value: string;
  length: number;
  label: string;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChange: (text: string) => void;
}

/** The boxes that fill up, and over them the real field: its digits are not shown to who stands behind. */
export function KeypadBoxes(props: KeypadBoxesProps) {
  const { id, value, length, label, disabled, inputRef, onChange, ...said } = props;
  return (
    <div className="grid justify-items-center gap-3">
      <div className="relative flex gap-[clamp(6px,2.6vw,12px)] rounded-xl p-1 has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:gap-4">
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are their places
            key={place}
            aria-hidden
            data-full={place < value.length || undefined}
            className="grid h-14 sm:h-16 w-[clamp(44px,15vw,56px)] place-items-center rounded-lg border-[3px] border-edge bg-card data-full:border-encina data-full:bg-[color-mix(in_oklab,var(--encina)_12%,var(--card))]"
          >
            {place < value.length && <span className="size-4.5 rounded-full bg-encina" />}
          </span>
        ))}
        <input
          ref={inputRef}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          aria-label={label}
          aria-describedby={`${id}-count ${id}-${said.error ? 'error' : 'hint'}`}
          aria-invalid={said.error ? true : undefined}
          readOnly={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="absolute inset-0 cursor-text bg-transparent text-center text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
      <p id={`${id}-count`} aria-live="polite" className="only-heard">
        {value.length} de {length} números
      </p>
      <Said id={id} {...said} />
    </div>
  );
}

/** A hint or an error in one place, as high as the longest error whatever it says. */
function Said({ id, error, hint, longestError, help }: SaidProps & { id: string }) {
  return (
    <>
      <div
        data-room={longestError}
        className="grid w-full items-center text-center font-semibold *:[grid-area:1/1] before:invisible before:[grid-area:1/1] before:content-[attr(data-room)]"
      >
        <p id={`${id}-hint`}>{!error && hint}</p>
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
      </div>
      {help}
    </>
  );
}
