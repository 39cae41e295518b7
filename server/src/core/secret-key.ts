import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const BYTES = 32;

/**
 * The server's own secret, 32 bytes: the one given, else the one in `dataDir`, made on the first start.
 * Whoever loses the file loses every PIN, so back-ups must hold it.
 * @throws StartError when the file is damaged: another key, or none, would make every PIN wrong in silence.
 */
export async function loadSecretKey(dataDir: string, given?: string): Promise<Buffer> {
  if (given) return Buffer.from(given);
  const file = join(dataDir, 'secret.key');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text === undefined) return makeKey(file);
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== BYTES) {
    throw new StartError(
      `El archivo secret.key de la carpeta ${dataDir} está dañado. Recupéralo de una copia de seguridad.`,
    );
  }
  return key;
}

/** Written beside and renamed: a start that is killed half-way must not leave half a key. */
async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(BYTES);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, key.toString('hex'), { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return key;
}
