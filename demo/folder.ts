import type { Config } from '../server/src/core/config.ts';
import { claimDataDir } from '../server/src/core/data-dir.ts';
import { loadSecretKey } from '../server/src/core/secret-key.ts';
import { StartError } from '../server/src/core/start-error.ts';
import { openStorage } from '../server/src/core/storage.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { type Guide, guideTo } from './guide.ts';
import type { Size } from './plan.ts';
import { seedVillage } from './village.ts';
import { lookAround } from './what-is-there.ts';

export interface Seeded {
  readonly guide: Guide;
  /** False where the village was already there, and nothing has changed. */
  readonly isNew: boolean;
  readonly path: string;
}

/**
 * Fills the data folder (and database and storage, where the configuration names others), unless it already holds a
 * village.
 * @throws StartError with a sentence for the person at the keyboard; a real installation is left as it is.
 */
export async function seedFolder(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'secretKey'>,
  size: Size,
  now: Temporal.Instant = Temporal.Now.instant(),
): Promise<Seeded> {
  const folder = await claimDataDir(config.dataDir);
  try {
    const place = { databaseUrl: config.databaseUrl, dataDir: folder.path };
    const found = await lookAround(place).catch(cannotOpen(config));
    if (found === 'real') throw new StartError(isReal(config, folder.path));
    if (found !== 'nothing') {
      return { guide: guideTo(found.demo), isNew: false, path: folder.path };
    }
    const storage = await openStorage(folder.path, config.s3).catch(cannotStore(config));
    const secretKey = await loadSecretKey(folder.path, config.secretKey, async () => false);
    const db = await openDatabase(place).catch(cannotOpen(config));
    try {
      const guide = await seedVillage({ db, storage, secretKey, now }, size);
      return { guide, isNew: true, path: folder.path };
    } finally {
      await db.destroy();
    }
  } finally {
    folder.release();
  }
}

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

const isReal = ({ databaseUrl }: Where, path: string) =>
  databaseUrl
    ? 'La base de datos de DATABASE_URL ya tiene una instalación de verdad. No se ha tocado nada. Usa otra para la demostración.'
    : `La carpeta ${path} ya tiene una instalación de verdad. No se ha tocado nada. Usa otra para la demostración: DATA_DIR=./demo-data npm run demo`;

const failing =
  (sentence: string) =>
  (cause: unknown): never => {
    throw new StartError(sentence, { cause });
  };

const cannotOpen = ({ databaseUrl }: Where) =>
  failing(
    databaseUrl
      ? 'No se puede abrir la base de datos de DATABASE_URL. Comprueba la dirección, el usuario y que esté en marcha.'
      : 'No se puede abrir la base de datos de la carpeta de datos.',
  );

const cannotStore = ({ s3 }: Where) =>
  failing(
    s3
      ? 'No se puede escribir en el almacén S3. Comprueba S3_ENDPOINT, S3_BUCKET y sus claves.'
      : 'No se puede escribir en la carpeta de archivos.',
  );
