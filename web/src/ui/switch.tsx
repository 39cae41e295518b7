import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off at once, and says which in words: colour and place alone tell too little. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="flex-1 basis-44">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="ml-auto flex items-center gap-3">
        <span aria-hidden className="min-w-8 text-right font-semibold">
          {checked ? 'Sí' : 'No'}
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="relative h-12 w-20 flex-none appearance-none rounded-full border-2 border-edge bg-sand transition-colors before:absolute before:top-1 before:left-1 before:size-9 before:rounded-full before:bg-edge before:transition-transform checked:border-encina checked:bg-encina checked:before:translate-x-8 checked:before:bg-on-hue"
        />
      </span>
    </label>
  );
}
