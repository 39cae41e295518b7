import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { inputStyles } from './input-styles.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Some lines of text. */
export function TextArea({ label, hint, error, required, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wiring) => <textarea rows={4} {...input} {...wiring} className={inputStyles} />}
    </Field>
  );
}
