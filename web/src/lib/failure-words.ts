import { ApiError, ConnectionError } from './api-error.ts';

export const NOT_SAVED = 'No se pudo guardar. Inténtalo de nuevo.';
export const NOT_LOADED = 'No se pudieron cargar los datos.';

/** What to say of a failed call: the server's sentence, else `otherwise`; without an answer, `unreachable`. */
export function sentenceOf(
  error: unknown,
  otherwise: string,
  unreachable = 'Error de conexión',
): string {
  if (error instanceof ConnectionError) return unreachable;
  return (error instanceof ApiError && error.sentence) || otherwise;
}
