import type { ErrorCode } from '@encina/contract/error-codes';
import { ApiError, isRefusal } from '../../lib/api-error.ts';
import { sentenceOf } from '../../lib/failure-words.ts';

/** Whoever can mend these must hear of them. */
const DISK: ReadonlySet<ErrorCode | undefined> = new Set(['disk_full', 'disk_failed']);

/** The photo has its own sentence; a fault of the server has the specification's; the rest is the server's. */
export function townProblem(error: unknown, otherwise: string): string {
  if (isRefusal(error, 413) || isRefusal(error, 422)) return 'Error al subir la foto';
  const isFault = error instanceof ApiError && error.status >= 500;
  if (isFault && !DISK.has(error.code)) return otherwise;
  return sentenceOf(error, otherwise, otherwise);
}
