import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field.tsx';
import { inputStyles } from './input-styles.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be looked at: what is typed blind is typed wrong. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => (
        <div className="flex flex-wrap gap-2">
          <input
            autoComplete="current-password"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputStyles} flex-1 basis-40`}
          />
          <button
            type="button"
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="flex min-h-14 items-center gap-2 rounded-lg border-2 border-edge bg-card px-4 font-semibold hover:bg-sand"
          >
            <Icon aria-hidden className="size-[1.2em]" />
            {shown ? 'Ocultar' : 'Mostrar'}
            <span className="only-heard">la contraseña</span>
          </button>
        </div>
      )}
    </Field>
  );
}
