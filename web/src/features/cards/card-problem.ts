import { isRefusal } from '../../lib/api-error.ts';
import { sentenceOf } from '../../lib/failure-words.ts';

export const REVOKED = 'Esta tarjeta ya no sirve. Pide otra en el ayuntamiento.';
const NOT_HERE =
  'Este dispositivo todavía no está dado de alta. La tarjeta sirve en las tabletas del ayuntamiento, y en el dispositivo de un familiar que haya iniciado sesión.';
const NOT_HERS = 'Esta tarjeta no sirve en esta tableta. Habla con el ayuntamiento.';

/** Why a card does not open. */
export function cardProblem(error: unknown): string {
  if (isRefusal(error, 401)) return NOT_HERE;
  if (isRefusal(error, 404)) return NOT_HERS;
  return sentenceOf(error, 'No se pudo entrar. Inténtalo de nuevo.');
}
