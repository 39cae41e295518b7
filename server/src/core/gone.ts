/** Of PostgreSQL, and of SQLite by its number: a row refers to one that is not there. */
const NO_SUCH_ROW = ['23503', 19 | (3 << 8)];

/** True where something was written about what has gone in the meantime: a person, a device, an account. */
export function isAboutGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'errcode' in error ? error.errcode : 'code' in error && error.code;
  return NO_SUCH_ROW.some((known) => known === code);
}
