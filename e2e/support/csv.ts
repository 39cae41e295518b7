/** A file for an input of the page, as Excel in Spanish writes it: semicolons, CRLF, Windows-1252. */
export function csvFile(lines: readonly string[], name = 'usuarios.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1') };
}

export const TITLES = 'Nombre;PIN;Teléfono;Fecha de nacimiento;Consentimiento familiar';
