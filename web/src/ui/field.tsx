import { type ReactNode, useId } from 'react';
import { FieldProblem } from './field-problem.tsx';

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do, beside the field. */
  error?: string | undefined;
  /** On unless it is turned off, and then the label says "(si quieres)". */
  required?: boolean | undefined;
  className?: string | undefined;
}

/** Label above, hint, control, error beside it, all tied together for those who listen. */
export function Field({
  label,
  hint,
  error,
  required = true,
  className = '',
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const described = [
    !required && `${id}-free`,
    hint && `${id}-hint`,
    error && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="flex flex-wrap gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {!required && (
          <span id={`${id}-free`} className="text-ink-soft">
            (si quieres)
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
    </div>
  );
}
