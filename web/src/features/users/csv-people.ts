import { type LooseRow, MOST_IMPORTED } from '@encina/contract/users-bulk';
import papaparse from 'papaparse';
import { columnOf, TEMPLATE_TITLES } from './csv-columns.ts';
import { csvText, isWorkbook } from './csv-text.ts';
import { isShortPin, rowOf } from './csv-values.ts';

/** A file that cannot be read, in a sentence that says what to do. */
export class FileProblem extends Error {}

export interface PeopleFile {
  readonly rows: readonly LooseRow[];
  /** Titles of the columns that nothing is made of. */
  readonly unused: readonly string[];
  /** How many PINs had lost the zeros before them, as a spreadsheet takes them away. */
  readonly repairedPins: number;
}

/** The people of a CSV file. @throws FileProblem */
export function peopleOf(bytes: Uint8Array): PeopleFile {
  if (isWorkbook(bytes)) {
    throw new FileProblem('Es un libro de Excel. Guárdalo como CSV y elige ese archivo.');
  }
  // Excel writes which separator it used on a line of its own.
  const text = csvText(bytes).replace(/^sep=.\r?\n/, '');
  const { data } = papaparse.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t'],
  });
  const [titles = [], ...lines] = data;
  const columns = titles.map(columnOf);
  if (!columns.includes('name')) {
    throw new FileProblem(
      'Falta la columna «nombre». La primera fila debe llevar los títulos de las columnas.',
    );
  }
  if (lines.length === 0) throw new FileProblem('El archivo no tiene ninguna persona.');
  if (lines.length > MOST_IMPORTED) {
    throw new FileProblem(
      `El archivo tiene ${lines.length} personas. Se pueden importar ${MOST_IMPORTED} de una vez: divídelo en varios.`,
    );
  }
  return {
    rows: lines.map((cells) => rowOf(cells, columns)),
    repairedPins: lines.filter((cells) =>
      columns.some((column, at) => column === 'pin' && isShortPin(cells[at])),
    ).length,
    unused: titles.filter((title, at) => title.trim() !== '' && !columns[at]),
  };
}

/** An empty file with the right titles, as Excel in Spanish opens it. */
export const templateFile = (): Blob =>
  new Blob([`\uFEFF${TEMPLATE_TITLES.join(';')}\r\n`], { type: 'text/csv' });
