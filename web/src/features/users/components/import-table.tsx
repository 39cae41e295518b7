import type { ImportedRow, LooseRow } from '@encina/contract/users-bulk';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

interface Line {
  /** Its place among the rows. */
  readonly at: number;
  /** As the spreadsheet counts, its first row being the titles. */
  readonly number: number;
  readonly row: LooseRow;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const gravity = ({ errors, warnings }: Line) =>
  errors.length > 0 ? 2 : Number(warnings.length > 0);

/** The people of a file with what is wrong with each; what needs somebody's eye comes first. */
export function ImportTable({
  rows,
  judged,
  skipped,
  onSkip,
}: {
  rows: readonly LooseRow[];
  judged: readonly ImportedRow[];
  /** Rows of which nobody is made. */
  skipped: ReadonlySet<number>;
  onSkip: (at: number, isOut: boolean) => void;
}) {
  const lines = rows.map((row, at): Line => {
    const { errors = [], warnings = [] } = judged[at] ?? {};
    return { at, number: at + 2, row, errors, warnings };
  });
  return (
    <table className="import-table">
      <thead>
        <tr>
          <th scope="col">Fila</th>
          <th scope="col">Crear</th>
          <th scope="col">Persona</th>
          <th scope="col">Qué pasa</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((a, b) => gravity(b) - gravity(a))
          .map((line) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <td>
                <Tick
                  line={line}
                  isOut={skipped.has(line.at)}
                  onSkip={(isOut) => onSkip(line.at, isOut)}
                />
              </td>
              <td>
                <b className="block">{line.row.name || '(sin nombre)'}</b>
                <span className="text-base text-ink-soft">{factsOf(line.row)}</span>
              </td>
              <td>
                <Verdict {...line} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Whether somebody is made of the row; of a wrong one nobody can be. */
function Tick({
  line: { row, errors },
  isOut,
  onSkip,
}: {
  line: Line;
  isOut: boolean;
  onSkip: (isOut: boolean) => void;
}) {
  if (errors.length > 0) return <span className="text-ink-soft">No</span>;
  return (
    <Checkbox
      className="-my-3 min-w-12"
      label={<span className="min-[40rem]:only-heard">Crear a {row.name}</span>}
      checked={!isOut}
      onChange={(checked) => onSkip(!checked)}
    />
  );
}

function Verdict({ errors, warnings }: Line) {
  if (errors.length + warnings.length === 0) {
    return (
      <span className="flex gap-2">
        <CircleCheck aria-hidden className="mt-[0.15em] size-[1.2em] flex-none text-encina" />
        Bien
      </span>
    );
  }
  return (
    <ul className="grid gap-1">
      {errors.map((words) => (
        <li key={words} className="flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
          {words}
        </li>
      ))}
      {warnings.map((words) => (
        <li key={words} data-hue="honey" className="flex gap-2 font-medium text-hue">
          <TriangleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** What else the file says of the person, in one line. */
function factsOf({ pin, birthDate, phone, email, familyConsent, municipalConsent }: LooseRow) {
  return [
    pin ? `PIN ${pin}` : 'sin PIN: se lo pone Encina',
    birthDate && dayWords(String(birthDate)),
    phone,
    email,
    familyConsent === true && 'comparte con su familia',
    municipalConsent === true && 'comparte con el ayuntamiento',
  ]
    .filter(Boolean)
    .join(' · ');
}

function dayWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.valueOf())) return day;
  // Browsers take the 31st of February for the 3rd of March: that day is nobody's.
  const exists = noon.toISOString().startsWith(day);
  return exists ? longDate(noon, 'UTC') : day.split('-').reverse().join('/');
}
