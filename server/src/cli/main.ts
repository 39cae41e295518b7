/** `npm run admin`: what whoever holds the server needs when nobody can log in. The server may be running. */
import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { DomainError } from '../core/errors.ts';
import { hashPassword } from '../core/passwords.ts';
import { sessionsRepo } from '../core/sessions.repo.ts';
import { sessions } from '../core/sessions.ts';
import { StartError } from '../core/start-error.ts';
import { throttleRepo } from '../core/throttle.repo.ts';
import { throttle } from '../core/throttle.ts';
import { type Executor, joinDatabase } from '../db/database.ts';
import { adminsRepo } from '../features/admins/admins.repo.ts';
import { operatorRepo } from '../features/admins/operator.repo.ts';
import { operatorService } from '../features/admins/operator.service.ts';
import { staffRepo } from '../features/admins/staff.repo.ts';
import { municipalitiesRead } from '../features/municipalities/municipalities.read.ts';
import { usersRepo } from '../features/users/users.repo.ts';
import { nameSearch } from '../names/name-search.ts';
import { readOrder, UsageError } from './arguments.ts';
import { type CommandDeps, commands } from './commands.ts';
import { factsOf } from './compliance/facts.ts';
import { writePapers } from './compliance/papers.ts';
import { HELP } from './help.ts';
import { askPassword } from './password.ts';
import { statusLines } from './status.ts';

const SHOWN_PEOPLE = 20;

async function main(): Promise<string> {
  const order = readOrder(process.argv.slice(2));
  if (!order) return HELP;
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const place = { databaseUrl: config.databaseUrl, dataDir };
  const db = await joinDatabase(place).catch((cause) => {
    throw new StartError(cannotOpen(place), { cause });
  });
  if (!db) throw new StartError(notReady(place));
  try {
    const said = await commands({
      ...composed(db),
      status: () => statusLines(config, dataDir, db),
      writePapers: async (townId, folder) =>
        writePapers(await factsOf(db, config, townId, systemClock()), resolve(folder)),
    })[order.command](order);
    return `${said}\n`;
  } finally {
    await db.destroy();
  }
}

function composed(db: Executor): Omit<CommandDeps, 'status' | 'writePapers'> {
  const clock = systemClock;
  const municipalities = municipalitiesRead(db);
  const people = usersRepo(db);
  return {
    operator: operatorService({
      repo: operatorRepo(db),
      admins: adminsRepo(db),
      staff: staffRepo(db),
      municipalities,
      passwords: { hashPassword },
      sessions: sessions(sessionsRepo(db), clock),
      clock,
    }),
    towns: municipalities.all,
    async people(municipalityId, wanted) {
      const known = await people.find(municipalityId, wanted);
      if (known) return [known];
      const found = await people.page(municipalityId, {
        search: wanted,
        limit: SHOWN_PEOPLE,
        after: undefined,
        now: clock(),
      });
      const exact = found.filter((row) => row.name_search === nameSearch(wanted));
      return exact.length === 1 ? exact : found;
    },
    unlockPin: throttle(throttleRepo(db), clock).forgetPin,
    askPassword,
  };
}

interface Where {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const cannotOpen = ({ databaseUrl, dataDir }: Where) =>
  databaseUrl
    ? 'No se puede abrir la base de datos de DATABASE_URL. Comprueba la dirección, el usuario y que esté en marcha.'
    : `No se puede abrir la base de datos de la carpeta ${dataDir}.`;

const notReady = ({ databaseUrl, dataDir }: Where) =>
  `En ${databaseUrl ? 'DATABASE_URL' : `la carpeta ${dataDir}`} no hay una instalación lista. Arranca Encina una vez, o di dónde está con DATA_DIR.`;

/** 0 done, 1 refused or failed, 2 not understood. */
function fail(error: unknown): void {
  const isOurs = [StartError, DomainError, UsageError].some((kind) => error instanceof kind);
  process.stderr.write(
    isOurs ? `${(error as Error).message}\n` : `No se ha podido hacer: ${String(error)}\n`,
  );
  if (error instanceof UsageError) process.stderr.write(`\n${HELP}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

main().then((said) => void process.stdout.write(said), fail);
