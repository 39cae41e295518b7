import { resolve } from 'node:path';
import { systemClock } from '../../core/clock.ts';
import { type Config, readConfig } from '../../core/config.ts';
import { ourVariables } from '../../core/environment.ts';
import { StartError } from '../../core/start-error.ts';
import { openStorage } from '../../core/storage.ts';
import { readVersion } from '../../core/version.ts';
import { copyDatabase, databaseSize } from '../../db/copies/database-copy.ts';
import { type CopiesRepo, copiesRepo } from '../../features/copies/copies.repo.ts';
import type { CopySource } from '../../features/copies/make-copy.ts';
import { joinInstallation } from '../join-installation.ts';

/** What the commands about copies run on. */
export interface Installed {
  readonly config: Config;
  readonly dataDir: string;
  readonly repo: CopiesRepo;
  readonly source: CopySource;
}

/** Works on the installation that the environment names, beside its server. @throws StartError where there is none */
export async function withInstalled<T>(
  variables: NodeJS.ProcessEnv,
  work: (installed: Installed) => Promise<T>,
): Promise<T> {
  const config = readConfig(variables);
  const dataDir = resolve(config.dataDir);
  const place = { databaseUrl: config.databaseUrl, dataDir };
  const db = await joinInstallation(place);
  try {
    const repo = copiesRepo(db);
    const installation = await repo.installation();
    if (!installation) throw new StartError('Arranca Encina una vez antes de hacer una copia.');
    const source: CopySource = {
      dataDir,
      storage: await openStorage(dataDir, config.s3),
      database: {
        copy: (folder) => copyDatabase(place, folder),
        size: () => databaseSize(place),
      },
      facts: {
        version: readVersion(),
        installation,
        engine: config.databaseUrl ? 'postgres' : 'sqlite',
      },
      settings: ourVariables(variables),
      clock: systemClock,
    };
    return await work({ config, dataDir, repo, source });
  } finally {
    await db.destroy();
  }
}
