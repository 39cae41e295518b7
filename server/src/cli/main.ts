/** `npm run admin`: what whoever holds the server needs when nobody can log in. The server may be running. */
import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { jobsRepo } from '../core/jobs/jobs.repo.ts';
import { hashPassword } from '../core/passwords.ts';
import { sessionsRepo } from '../core/sessions.repo.ts';
import { sessions } from '../core/sessions.ts';
import { staffLogRepo } from '../core/staff-log.repo.ts';
import { staffLog } from '../core/staff-log.ts';
import { StartError } from '../core/start-error.ts';
import { throttleRepo } from '../core/throttle.repo.ts';
import { throttle } from '../core/throttle.ts';
import type { Executor } from '../db/database.ts';
import { isMoveUnfinished } from '../db/move/unfinished-move.ts';
import { adminsRepo } from '../features/admins/admins.repo.ts';
import { operatorRepo } from '../features/admins/operator.repo.ts';
import { operatorService } from '../features/admins/operator.service.ts';
import { staffRepo } from '../features/admins/staff.repo.ts';
import { factorsRepo } from '../features/factors/factors.repo.ts';
import { municipalitiesRead } from '../features/municipalities/municipalities.read.ts';
import { usersRepo } from '../features/users/users.repo.ts';
import { nameSearch } from '../names/name-search.ts';
import { readOrder } from './arguments.ts';
import { type CommandBeside, type CommandDeps, commands } from './commands.ts';
import { factsOf } from './compliance/facts.ts';
import { writePapers } from './compliance/papers.ts';
import { HELP } from './help.ts';
import { jobLines } from './jobs.ts';
import { joinInstallation } from './join-installation.ts';
import { move } from './move/move.ts';
import { sayOutcome } from './outcome.ts';
import { askPassword } from './password.ts';
import { statusLines } from './status.ts';

const SHOWN_PEOPLE = 20;
const SHOWN_JOBS = 50;

/** They look at the database and leave it as it is. */
const READING: ReadonlySet<CommandBeside> = new Set(['status', 'jobs', 'list', 'compliance']);
const MOVE_UNFINISHED =
  'La mudanza a esta base de datos no terminó, y lo que cambies aquí se perdería. Repítela antes: npm run admin -- move';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<string> {
  const order = readOrder(process.argv.slice(2));
  if (!order) return HELP;
  if (order.command === 'move') return move(order, process.env, tell);
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const place = { databaseUrl: config.databaseUrl, dataDir };
  const db = await joinInstallation(place);
  try {
    if (!READING.has(order.command) && (await isMoveUnfinished(db))) {
      throw new StartError(MOVE_UNFINISHED);
    }
    const said = await commands({
      ...composed(db),
      status: () => statusLines(config, dataDir, db),
      jobs: async () => jobLines(await jobsRepo(db).list(SHOWN_JOBS), systemClock()),
      writePapers: async (townId, folder) =>
        writePapers(await factsOf(db, config, townId, systemClock()), resolve(folder)),
    })[order.command](order);
    return `${said}\n`;
  } finally {
    await db.destroy();
  }
}

function composed(db: Executor): Omit<CommandDeps, 'status' | 'jobs' | 'writePapers'> {
  const clock = systemClock;
  const municipalities = municipalitiesRead(db);
  const people = usersRepo(db);
  return {
    operator: operatorService({
      repo: operatorRepo(db),
      admins: adminsRepo(db),
      staff: staffRepo(db),
      municipalities,
      factors: factorsRepo(db),
      passwords: { hashPassword },
      sessions: sessions(sessionsRepo(db), clock),
      staffLog: staffLog(staffLogRepo(db), clock),
      clock,
    }),
    towns: municipalities.all,
    async people(municipalityId, wanted) {
      const known = await people.find(municipalityId, wanted);
      if (known) return [known];
      const found = await people.picked(municipalityId, {
        search: wanted,
        limit: SHOWN_PEOPLE,
        after: undefined,
        now: clock(),
      });
      const exact = found.filter((row) => nameSearch(row.name) === nameSearch(wanted));
      return exact.length === 1 ? exact : found;
    },
    unlockPin: throttle(throttleRepo(db), clock).forgetPin,
    askPassword,
  };
}

await sayOutcome(main(), HELP);
