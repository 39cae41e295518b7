import papaparse from 'papaparse';
import type { UserRow } from './users.repo.ts';

/** The columns, by the names under which the import knows them; there is none for the PIN. */
const COLUMNS: Readonly<Record<string, (row: UserRow) => string>> = {
  Nombre: (row) => row.name,
  Correo: (row) => row.email ?? '',
  Teléfono: (row) => row.phone ?? '',
  'Fecha de nacimiento': (row) => spanishDay(row.birth_date),
  'Consentimiento familiar': (row) => yesNo(row.family_consent),
  'Consentimiento municipal': (row) => yesNo(row.municipal_consent),
  Activo: (row) => yesNo(row.is_active),
  'Fecha de alta': (row) => spanishDay(row.created_at.slice(0, 10)),
};

// A text that begins like this is a formula to a spreadsheet: it would run on the clerk's machine.
const FORMULA = /^[=+\-@\t\r]/;

/** The list as Excel in Spanish opens it: semicolons, CRLF, and a mark that says UTF-8. */
export function usersCsv(rows: readonly UserRow[]): Uint8Array {
  const text = papaparse.unparse(
    {
      fields: Object.keys(COLUMNS),
      data: rows.map((row) => Object.values(COLUMNS).map((column) => column(row))),
    },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return Buffer.from(`\uFEFF${text}\r\n`);
}

const yesNo = (value: 0 | 1) => (value ? 'sí' : 'no');

const spanishDay = (day: string | null) => (day ? day.split('-').reverse().join('/') : '');
