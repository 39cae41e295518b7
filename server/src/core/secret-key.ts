import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { writeWhole } from './whole-file.ts';

const BYTES = 32;

/**
 * The server's own secret, 32 bytes: the one given, else the one in `dataDir`, made on the first start.
 * Whoever loses the file loses every PIN, so back-ups must hold it.
 * @param isInUse whether somebody may have a PIN already, made with a key that is not here
 * @throws StartError when the file is damaged or lost: another key would make every PIN wrong in silence.
 */
export async function loadSecretKey(
  dataDir: string,
  given: string | undefined,
  isInUse: () => Promise<boolean>,
): Promise<Buffer> {
  if (given) return Buffer.from(given);
  const file = join(dataDir, 'secret.key');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text === undefined) {
    if (await isInUse()) throw new StartError(lost(dataDir));
    return makeKey(file);
  }
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== BYTES) {
    throw new StartError(
      `El archivo secret.key de la carpeta ${dataDir} está dañado. Recupéralo de una copia de seguridad.`,
    );
  }
  return key;
}

const lost = (dataDir: string) =>
  `Falta el archivo secret.key en la carpeta ${dataDir}. Todos los PIN se perderían. Recupéralo de una copia de seguridad. Si no hay ninguna, arranca con una clave nueva en SECRET_KEY y da a cada persona otro PIN.`;

async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(BYTES);
  await writeWhole(file, key.toString('hex'));
  return key;
}
