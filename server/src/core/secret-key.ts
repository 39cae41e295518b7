import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The server's own secret, 32 bytes: the one given, else the one in `dataDir`, made on the first start.
 * Whoever loses the file loses every PIN, so back-ups must hold it.
 */
export async function loadSecretKey(dataDir: string, given?: string): Promise<Buffer> {
  if (given) return Buffer.from(given);
  const file = join(dataDir, 'secret.key');
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32);
  await writeFile(file, key.toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  return key;
}
