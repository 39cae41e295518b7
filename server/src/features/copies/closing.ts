import type { Config } from '../../core/config.ts';
import type { Lock } from './archive/encryption.ts';
import { keptPassphrase } from './passphrase.ts';

/** With what copies of this installation are closed; undefined until somebody has chosen. */
export async function lockOf(
  { recipient, passphrase }: Config['copies'],
  dataDir: string,
): Promise<Lock | undefined> {
  if (recipient) return { recipient };
  const own = passphrase ?? (await keptPassphrase(dataDir));
  return own === undefined ? undefined : { passphrase: own };
}
