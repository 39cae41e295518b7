import type { ComponentProps, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { inputStyles } from './input-styles.ts';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { ref?: Ref<HTMLInputElement> };

/** One line of text. */
export function TextField({ label, hint, error, required, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => <input type="text" {...input} {...wiring} className={inputStyles} />}
    </Field>
  );
}
