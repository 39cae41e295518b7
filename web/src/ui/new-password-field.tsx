import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

/** A password that is chosen now, not remembered. */
export function NewPasswordField(
  wiring: Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint'> & { label?: string },
) {
  return (
    <PasswordField
      label="Contraseña"
      hint="Mínimo 6 caracteres"
      {...wiring}
      autoComplete="new-password"
    />
  );
}
