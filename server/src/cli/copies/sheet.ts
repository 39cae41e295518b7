import { StartError } from '../../core/start-error.ts';
import { ensurePassphrase } from '../../features/copies/passphrase.ts';
import { sheetPage } from '../../features/copies/sheet.ts';
import type { Installed } from './source.ts';

/** The passphrase, made where there is none: a page to be printed, or words where a person reads them at once. */
export async function sheetOf({ config, dataDir }: Installed): Promise<string> {
  const { passphrase: given, recipient } = config.copies;
  if (recipient) {
    throw new StartError(
      'Las copias se cierran con BACKUP_RECIPIENT. Imprime y guarda la clave secreta que le corresponde.',
    );
  }
  const passphrase = given ?? (await ensurePassphrase(dataDir));
  if (!process.stdout.isTTY) return sheetPage({ passphrase, address: config.publicUrl });
  return `La frase de las copias es:

  ${passphrase}

Sin ella nadie puede abrir una copia. Para imprimir su hoja:
  npm run --silent backup -- --sheet > hoja.html
`;
}
