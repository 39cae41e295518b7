import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldProblem } from './field-problem.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick in a box of 32 px; the whole line of words is its target. */
export function Checkbox({
  label,
  hint,
  error,
  onChange,
  className = '',
  ...input
}: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-14 items-center gap-3.5 py-2">
        <span className="relative grid size-8 flex-none place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="peer absolute -inset-2 m-2 size-8 appearance-none rounded-sm border-2 border-edge bg-card checked:border-encina checked:bg-encina aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none relative hidden size-6 text-on-hue peer-checked:block"
          />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-11.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </div>
  );
}
