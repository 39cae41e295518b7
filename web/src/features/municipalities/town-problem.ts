import { ApiError, isRefusal, sentenceOf } from '../../lib/api-error.ts';

/** The photo has its own sentence; a fault of the server has the specification's; the rest is the server's. */
export function townProblem(error: unknown, otherwise: string): string {
  if (isRefusal(error, 413) || isRefusal(error, 422)) return 'Error al subir la foto';
  if (error instanceof ApiError && error.status >= 500) return otherwise;
  return sentenceOf(error, otherwise, otherwise);
}
