import { Field, type FieldProps } from './field.tsx';
import { inputStyles } from './input-styles.ts';

/** One of several, where there is no room for all of them. */
export function SelectField<V extends string>({
  options,
  value,
  onChange,
  ...field
}: Pick<FieldProps, 'label'> & {
  options: readonly (readonly [value: V, words: string])[];
  value: V;
  onChange: (value: V) => void;
}) {
  return (
    <Field {...field}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          onChange={({ target }) => onChange(target.value as V)}
          className={inputStyles}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
