import { access } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Config } from '../../core/config.ts';
import { StartError } from '../../core/start-error.ts';
import { WrongPassphraseError } from '../../features/copies/archive/broken-copy.ts';
import { copiesAmong } from '../../features/copies/copy-name.ts';
import { configuredDestinations } from '../../features/copies/destinations/configured.ts';
import type { Destination } from '../../features/copies/destinations/destination.ts';
import { folderDestination } from '../../features/copies/destinations/folder.ts';
import {
  keptPassphrase,
  typedPassphrase,
  UPGRADE_PASSPHRASE,
} from '../../features/copies/passphrase.ts';
import { askHidden } from '../password.ts';

/** A copy that somebody means, and where it lies. */
export interface Chosen {
  readonly destination: Destination;
  readonly name: string;
}

/** The file that is named, or the newest copy there is. @throws StartError */
export async function chosenCopy(path: string | undefined, config: Config): Promise<Chosen> {
  if (path !== undefined) {
    const file = resolve(path);
    await access(file).catch((cause) => {
      throw new StartError(`No se encuentra la copia ${file}.`, { cause });
    });
    return { destination: folderDestination(dirname(file)), name: basename(file) };
  }
  let newest: (Chosen & { madeAt: Temporal.Instant }) | undefined;
  for (const destination of await configuredDestinations(config.copies)) {
    const [last] = copiesAmong(await destination.list());
    if (!last) continue;
    if (newest && Temporal.Instant.compare(last.madeAt, newest.madeAt) <= 0) continue;
    newest = { destination, ...last };
  }
  if (newest) return newest;
  throw new StartError('No se encuentra ninguna copia. Di cuál: npm run restore -- encina-….age');
}

/**
 * Works with the passphrases that are known here, and asks for the one of the sheet where there is none, or where none
 * of them opens the copy.
 */
export async function withKeys<T>(
  { copies }: Config,
  dataDir: string,
  work: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  if (copies.passphrase) return work([copies.passphrase]);
  const kept = await Promise.all([
    keptPassphrase(dataDir),
    keptPassphrase(dataDir, UPGRADE_PASSPHRASE),
  ]);
  const known = kept.flatMap((one) => one ?? []);
  const ask = async () => {
    const [typed = ''] = await askHidden(['Frase de la hoja: ']);
    return typedPassphrase(typed);
  };
  if (known.length === 0) return work([await ask()]);
  try {
    return await work(known);
  } catch (error) {
    if (!(error instanceof WrongPassphraseError)) throw error;
    const typed = await ask();
    if (typed === '') throw error;
    return work([typed]);
  }
}
