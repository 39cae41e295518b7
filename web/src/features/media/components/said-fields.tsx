import { TextField } from '../../../ui/text-field.tsx';
import { isWhen, WhenField, WRONG_YEAR } from './when-field.tsx';

/** What she says of what she keeps. */
export interface Said {
  readonly title: string;
  readonly description: string;
  /** A day, a year, or empty; undefined until she has said something else than the file does. */
  readonly when: string | undefined;
}

/** Title, description, and for one alone when it was. */
export function SaidFields({
  said,
  when,
  onChange,
}: {
  said: Said;
  /** What stands in the field; undefined where several are chosen. */
  when: string | undefined;
  onChange: (said: Said) => void;
}) {
  return (
    <>
      <TextField
        label={when === undefined ? 'Título para todos' : 'Título'}
        hint="Por ejemplo: La boda de mi hermana."
        required={false}
        maxLength={120}
        value={said.title}
        onChange={({ target }) => onChange({ ...said, title: target.value })}
      />
      <TextField
        label="Descripción"
        required={false}
        maxLength={1000}
        value={said.description}
        onChange={({ target }) => onChange({ ...said, description: target.value })}
      />
      {when !== undefined && (
        <WhenField
          value={when}
          error={isWhen(when) ? undefined : WRONG_YEAR}
          onChange={(next) => onChange({ ...said, when: next })}
        />
      )}
    </>
  );
}
