import { StartError } from '../../../core/start-error.ts';

const BROKEN = 'La copia está cortada o cambiada y no sirve. Usa otra copia.';
const WRONG = 'La frase no abre esta copia. Compárala con su hoja, letra a letra.';

/** A byte is missing, or another one than was written. */
export class BrokenCopyError extends StartError {
  constructor(message = BROKEN, options?: ErrorOptions) {
    super(message, options);
  }
}

/** What was typed opens another copy, or none. */
export class WrongPassphraseError extends StartError {
  constructor(message = WRONG, options?: ErrorOptions) {
    super(message, options);
  }
}
