import type { LooseRow } from '@encina/contract/users-bulk';
import type { Column } from './csv-columns.ts';

/** More than any field takes, and less than a request may carry: the server says what is too long. */
const LONGEST = 1_000;

const YES = new Set(['si', 'sí', 's', 'x', '1', 'yes', 'true', 'verdadero']);
const NO = new Set(['', 'no', 'n', '0', 'false', 'falso']);

/** A cell without spaces at its ends, and without the apostrophe that keeps a spreadsheet from counting with it. */
const cleaned = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, LONGEST);

/** `23/04/1942`, `23-4-1942`, `23.04.42` and `1942-04-23` as `1942-04-23`; anything else as it stands. */
export function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (day === '') return text;
  // Two digits are a year of the last century: nobody here is under thirty.
  const whole = year.length === 2 ? `19${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `sí` or `no` as true or false; anything else as it stands, for the server to ask about. */
function consent(text: string): boolean | string {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}

/** A PIN as a spreadsheet leaves it that takes it for a number: 0173 is 173. */
export const isShortPin = (cell = ''): boolean => /^\d{1,3}$/.test(cleaned(cell));

/** A row of the file as the server takes it. */
export function rowOf(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): LooseRow {
  const row: LooseRow = { name: '', pin: '' };
  const surnames: string[] = [];
  columns.forEach((column, at) => {
    const text = cleaned(cells[at] ?? '');
    if (column === 'surname') surnames.push(text);
    else if (column === 'birthDate') row[column] = isoDay(text);
    else if (column === 'pin') row[column] = isShortPin(text) ? text.padStart(4, '0') : text;
    else if (column === 'phone') row[column] = text.replace(/[.\-()/\s]+/g, ' ').trim();
    else if (column === 'familyConsent' || column === 'municipalConsent')
      row[column] = consent(text);
    else if (column) row[column] = text;
  });
  row.name = [row.name, ...surnames].filter(Boolean).join(' ');
  return row;
}
