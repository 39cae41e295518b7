import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** In the data folder while a copy takes the place of what was there: half of each is nothing to serve. */
const MARKER = 'restore-unfinished';

export const startRestore = (dataDir: string): Promise<void> =>
  writeFile(join(dataDir, MARKER), '', { flush: true });

export const finishRestore = (dataDir: string): Promise<void> => rm(join(dataDir, MARKER));

export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(join(dataDir, MARKER));

/** @throws StartError where somebody was interrupted while restoring a copy */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!isRestoreUnfinished(dataDir)) return;
  throw new StartError(
    'La recuperación de la copia no terminó. Repítela antes de arrancar: npm run restore',
  );
}
