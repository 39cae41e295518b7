import { ConnectionError } from '../../lib/api-error.ts';
import { sentenceOf } from '../../lib/failure-words.ts';

/** Why somebody cannot be chosen, in the specification's words. */
export function entryProblem(error: unknown): string {
  if (error instanceof ConnectionError) return 'Error de conexión al servidor';
  return sentenceOf(error, 'Error al cargar datos del usuario');
}
