import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import { isClaimed } from '../core/data-dir.ts';
import { lastCopyAt } from '../core/last-copy.ts';
import { readVersion } from '../core/version.ts';
import type { Executor } from '../db/database.ts';
import { lockOf } from '../features/copies/closing.ts';
import { configuredDestinations } from '../features/copies/destinations/configured.ts';
import { whenSaid } from './copies/words.ts';

const GIGABYTE = 1_000_000_000;

/** What runs here and on what, in the words of who holds the server. */
export async function statusLines(
  config: Pick<Config, 'databaseUrl' | 's3' | 'secretKey' | 'copies'>,
  dataDir: string,
  db: Executor,
): Promise<string[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = ((bavail * bsize) / GIGABYTE).toLocaleString('es-ES', { maximumFractionDigits: 1 });
  const [towns, people] = await Promise.all([rows(db, 'municipalities'), rows(db, 'users')]);
  return [
    `Versión: ${readVersion()}`,
    `Servidor: ${isClaimed(dataDir) ? 'en marcha' : 'parado'}`,
    `Base de datos: ${config.databaseUrl ? 'PostgreSQL' : 'SQLite'}, al día`,
    `Carpeta de datos: ${dataDir}, ${free} GB libres`,
    `Archivos: ${config.s3 ? `S3, ${config.s3.bucket}` : 'en la carpeta de datos'}`,
    `Copias: ${await copiesSaid(config.copies, dataDir)}`,
    `Última copia: ${await lastCopySaid(dataDir)}`,
    `Clave: ${whereKeyIs(config.secretKey, dataDir)}`,
    `Municipios: ${towns}. Personas: ${people}`,
  ];
}

async function copiesSaid(copies: Config['copies'], dataDir: string): Promise<string> {
  const names = (await configuredDestinations(copies)).map(({ name }) => name);
  if (!(await lockOf(copies, dataDir))) return 'falta la frase: npm run backup -- --sheet';
  return names.length > 0 ? `cada día, en ${names.join(', ')}` : 'falta decir dónde: BACKUP_DIR';
}

async function lastCopySaid(dataDir: string): Promise<string> {
  const at = await lastCopyAt(dataDir);
  return at ? whenSaid(String(at)) : 'ninguna todavía';
}

async function rows(db: Executor, table: 'municipalities' | 'users'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function whereKeyIs(given: string | undefined, dataDir: string): string {
  if (given) return 'en SECRET_KEY';
  return existsSync(join(dataDir, 'secret.key')) ? 'secret.key, en su sitio' : 'falta secret.key';
}
