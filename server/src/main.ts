import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './core/config.ts';
import { claimDataDir } from './core/data-dir.ts';
import { matchInstallation } from './core/installation.repo.ts';
import { outageOf } from './core/outage.ts';
import { loadSecretKey } from './core/secret-key.ts';
import { StartError } from './core/start-error.ts';
import { openStorage } from './core/storage.ts';
import { refuseUnfinishedRestore } from './core/unfinished-restore.ts';
import { dailyCopies } from './daily-copies.ts';
import { openDatabase, sqliteFile } from './db/database.ts';
import { expireCopies } from './db/migrate.ts';
import { drain } from './ending.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { copiesRepo } from './features/copies/copies.repo.ts';
import { expireAside } from './features/copies/expire-aside.ts';
import { usersRead } from './features/users/users.read.ts';
import { welcome } from './welcome.ts';

const TIDY_EVERY_MS = 3_600_000;
/** Copies made for one occasion, in ms: whoever is erased is gone from them too after a month. */
const COPIES_KEPT_MS = 30 * 24 * 3_600_000;
const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

async function start() {
  // What is written here is for nobody else on this machine.
  process.umask(0o077);
  const config = readConfig(process.env);
  const dataDir = await claimDataDir(config.dataDir);
  refuseUnfinishedRestore(dataDir.path);
  const db = await databaseIn(dataDir.path, config);
  const storage = await storageIn(dataDir.path, config);
  const secretKey = await loadSecretKey(dataDir.path, config.secretKey, () => adminsRead(db).any());
  await matchInstallation(db, storage, usersRead(db).among);
  const app = await buildApp({ config, db, storage, secretKey, webRoot: WEB_ROOT });
  // The clerk reads one sentence of ours instead of a line of JSON.
  app.http.log.level = config.logLevel === 'info' ? 'warn' : config.logLevel;
  await listen(app.http, config);
  app.http.log.level = config.logLevel;

  const copies = dailyCopies({
    repo: copiesRepo(db),
    config,
    dataDir: dataDir.path,
    report: (error) => app.http.log.error(error),
  });
  const tidy = async () => {
    await app.tidy();
    const before = new Date(Date.now() - COPIES_KEPT_MS);
    await expireCopies(sqliteFile(dataDir.path), before);
    await expireAside(dataDir.path, before);
  };
  const tidying = setInterval(() => void tidy().catch((e) => app.http.log.error(e)), TIDY_EVERY_MS);
  tidying.unref();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    copies.stop();
    await drain(app);
    await db.destroy();
    dataDir.release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const isFirstStart = !(await adminsRead(db).any());
  for (const warning of config.warnings) process.stderr.write(`Aviso: ${warning}\n`);
  process.stdout.write(welcome(config, app.http.server.address(), isFirstStart));
}

/** @throws StartError that says what to look at */
const databaseIn = (folder: string, { databaseUrl }: Config) =>
  openDatabase({ databaseUrl, dataDir: folder }).catch((cause) => {
    throw new StartError(
      diskProblem(cause, folder) ??
        (databaseUrl
          ? 'No se puede abrir la base de datos de DATABASE_URL. Comprueba la dirección, el usuario y que esté en marcha.'
          : `No se puede abrir la base de datos de la carpeta ${folder}.`),
      { cause },
    );
  });

/** @throws StartError that says what to look at */
const storageIn = (folder: string, { s3 }: Config) =>
  openStorage(folder, s3).catch((cause) => {
    throw new StartError(
      diskProblem(cause, folder) ??
        (s3
          ? 'No se puede escribir en el almacén S3. Comprueba S3_ENDPOINT, S3_BUCKET y sus claves.'
          : `No se puede escribir en la carpeta de archivos de ${folder}.`),
      { cause },
    );
  });

const diskProblem = (cause: unknown, folder: string): string | undefined =>
  outageOf(cause) === 'disk_full'
    ? `El disco de la carpeta ${folder} está lleno. Haz sitio y vuelve a arrancar Encina.`
    : undefined;

async function listen(
  http: Awaited<ReturnType<typeof buildApp>>['http'],
  { port, host }: { port: number; host: string },
) {
  try {
    await http.listen({ port, host });
  } catch (error) {
    throw new StartError(whyNotListening(error as NodeJS.ErrnoException, port, host), {
      cause: error,
    });
  }
}

function whyNotListening({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} ya está en uso. Elige otro: PORT=3001 npm start`;
  }
  if (code === 'EACCES')
    return `No hay permiso para usar el puerto ${port}. Elige uno mayor de 1024.`;
  return `No se puede escuchar en HOST=${host}, PORT=${port}.`;
}

start().catch((error: unknown) => {
  const sentence =
    error instanceof StartError ? error.message : `Encina no ha podido arrancar: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
