import { join } from 'node:path';
import { StartError } from '../../core/start-error.ts';
import { lockOf } from '../../features/copies/closing.ts';
import { folderDestination } from '../../features/copies/destinations/folder.ts';
import { BEFORE_RESTORE } from '../../features/copies/expire-aside.ts';
import { makeCopy } from '../../features/copies/make-copy.ts';
import { withInstalled } from './source.ts';

/** Who was erased from what is about to be replaced; nobody where it cannot be read any more. */
export const erasedHere = (variables: NodeJS.ProcessEnv): Promise<string[]> =>
  withInstalled(variables, ({ repo }) => Array.fromAsync(repo.erased())).catch(() => []);

/** Copies what is about to be replaced outside of the data folder, where nothing can be moved aside. */
export async function copyAside(variables: NodeJS.ProcessEnv, hasFiles: boolean): Promise<void> {
  try {
    await withInstalled(variables, async ({ config, dataDir, source }) => {
      const lock = await lockOf(config.copies, dataDir);
      if (!lock) throw new StartError('Falta la frase de las copias.');
      const destination = folderDestination(join(dataDir, BEFORE_RESTORE));
      await makeCopy(source, destination, { lock, hasFiles });
    });
  } catch (cause) {
    const why = cause instanceof StartError ? ` ${cause.message}` : '';
    throw new StartError(
      `Lo que hay ahora no se ha podido copiar antes de cambiarlo.${why} Si no hace falta, repite con --no-copy.`,
      { cause },
    );
  }
}
