import { join } from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { claimDataDir } from './core/data-dir.ts';
import { matchInstallation } from './core/installation.repo.ts';
import { enterInstances, keepSeen, placeOf } from './core/instance.ts';
import { instancesRepo } from './core/instances.repo.ts';
import { outageOf } from './core/outage.ts';
import { loadSecretKey } from './core/secret-key.ts';
import { StartError } from './core/start-error.ts';
import { openStorage } from './core/storage.ts';
import { refuseUnfinishedRestore } from './core/unfinished-restore.ts';
import { copyJob } from './daily-copies.ts';
import { type Executor, openDatabase, sqliteFile } from './db/database.ts';
import { expireCopies } from './db/migrate.ts';
import { isMoveUnfinished } from './db/move/unfinished-move.ts';
import { drain, endJobs } from './ending.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { copiesRepo } from './features/copies/copies.repo.ts';
import { expireAside } from './features/copies/expire-aside.ts';
import { usersRead } from './features/users/users.read.ts';
import { welcome } from './welcome.ts';

const TIDY_EVERY_MS = 3_600_000;
/** Copies made for one occasion, in ms: whoever is erased is gone from them too after a month. */
const COPIES_KEPT_MS = 30 * 24 * 3_600_000;
const MOVE_UNFINISHED =
  'La mudanza a esta base de datos no terminó. Repítela antes de arrancar: npm run admin -- move';
const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

async function start() {
  // What is written here is for nobody else on this machine.
  process.umask(0o077);
  const config = readConfig(process.env);
  const dataDir = await claimDataDir(config.dataDir);
  refuseUnfinishedRestore(dataDir.path);
  const warnings = [...config.warnings];
  const db = await databaseIn(dataDir.path, config, (sentence) => warnings.push(sentence));
  if (await isMoveUnfinished(db)) throw new StartError(MOVE_UNFINISHED);
  const storage = await storageIn(dataDir.path, config);
  const secretKey = await loadSecretKey(dataDir.path, config.secretKey, () => adminsRead(db).any());
  await matchInstallation(db, storage, usersRead(db).among);
  const instance = await instanceOn(db, dataDir.path, config);
  const app = await buildApp({ config, db, storage, secretKey, webRoot: WEB_ROOT });
  // The clerk reads one sentence of ours instead of a line of JSON.
  app.http.log.level = config.logLevel === 'info' ? 'warn' : config.logLevel;
  try {
    await listen(app.http, config);
  } catch (error) {
    await instance?.leave();
    throw error;
  }
  app.http.log.level = config.logLevel;

  const copies = copyJob({
    repo: copiesRepo(db),
    config,
    dataDir: dataDir.path,
    report: (error) => app.http.log.error(error),
  });
  app.jobs.add(copies.job);
  await app.jobs.start();
  tidyFolder(dataDir.path, (error) => app.http.log.error(error));
  let stopping = false;
  const stop = async (code = 0) => {
    if (stopping) return;
    stopping = true;
    goUnseen?.();
    copies.stop();
    await Promise.all([drain(app), endJobs(app)]);
    await instance?.leave().catch((error) => app.http.log.error(error));
    await db.destroy();
    dataDir.release();
    process.exit(code);
  };
  const goUnseen =
    instance &&
    keepSeen(instance, {
      report: (error) => app.http.log.error(error),
      refused({ message }) {
        process.stderr.write(`${message}\n`);
        void stop(1);
      },
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const isFirstStart = !(await adminsRead(db).any());
  for (const warning of warnings) process.stderr.write(`Aviso: ${warning}\n`);
  process.stdout.write(welcome(config, app.http.server.address(), isFirstStart));
}

/** What lies in this folder is the affair of this instance alone. */
function tidyFolder(folder: string, report: (error: unknown) => void): void {
  const tidy = async () => {
    const before = new Date(Date.now() - COPIES_KEPT_MS);
    await expireCopies(sqliteFile(folder), before);
    await expireAside(folder, before);
  };
  setInterval(() => void tidy().catch(report), TIDY_EVERY_MS).unref();
}

/** @throws StartError that says what to look at */
const databaseIn = (
  folder: string,
  { databaseUrl, poolSize, prepares }: Config,
  warn: (sentence: string) => void,
) =>
  openDatabase({ databaseUrl, dataDir: folder, poolSize, prepares, warn }).catch((cause) => {
    throw new StartError(
      diskProblem(cause, folder) ??
        (databaseUrl
          ? 'No se puede abrir la base de datos de DATABASE_URL. Comprueba la dirección, el usuario y que esté en marcha.'
          : `No se puede abrir la base de datos de la carpeta ${folder}.`),
      { cause },
    );
  });

/** SQLite has one instance by its nature. */
const instanceOn = async (db: Executor, folder: string, { databaseUrl, s3 }: Config) =>
  databaseUrl === undefined
    ? undefined
    : enterInstances({
        repo: instancesRepo(db),
        clock: systemClock,
        place: await placeOf(folder),
        sharesStore: s3 !== undefined,
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
