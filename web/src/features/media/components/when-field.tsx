import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Whether that is a day, a year, or nothing: all that may be said of when something was. */
export const isWhen = (text: string): boolean =>
  text === '' || text.length === 10 || /^(18|19|20)\d\d$/.test(text);

export const WRONG_YEAR = 'Escribe el año con cuatro cifras, por ejemplo 1971.';

/** "¿De cuándo es?": its day, or the year where nobody knows more. */
export function WhenField({
  value,
  error,
  onChange,
}: {
  /** `2024-05-03`, `1971`, or nothing. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const [isYear, setYear] = useState(value.length === 4);
  const toggle = (year: boolean) => {
    setYear(year);
    onChange(year ? value.slice(0, 4) : '');
  };
  return (
    <div className="grid gap-2">
      {isYear ? (
        <TextField
          label="¿De qué año es?"
          required={false}
          inputMode="numeric"
          maxLength={4}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
        />
      ) : (
        <TextField
          label="¿De cuándo es?"
          type="date"
          required={false}
          max={new Date().toISOString().slice(0, 10)}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Checkbox label="Solo sé el año" checked={isYear} onChange={toggle} />
    </div>
  );
}
