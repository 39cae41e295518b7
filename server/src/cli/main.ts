/** `npm run admin`: what whoever holds the server needs when nobody can log in. The server may be running. */
import { resolve } from 'node:path';
import process from 'node:process';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { hashPassword } from '../core/passwords.ts';
import { sessionsRepo } from '../core/sessions.repo.ts';
import { sessions } from '../core/sessions.ts';
import { staffLogRepo } from '../core/staff-log.repo.ts';
import { staffLog } from '../core/staff-log.ts';
import { throttleRepo } from '../core/throttle.repo.ts';
import { throttle } from '../core/throttle.ts';
import type { Executor } from '../db/database.ts';
import { adminsRepo } from '../features/admins/admins.repo.ts';
import { operatorRepo } from '../features/admins/operator.repo.ts';
import { operatorService } from '../features/admins/operator.service.ts';
import { staffRepo } from '../features/admins/staff.repo.ts';
import { factorsRepo } from '../features/factors/factors.repo.ts';
import { municipalitiesRead } from '../features/municipalities/municipalities.read.ts';
import { usersRepo } from '../features/users/users.repo.ts';
import { nameSearch } from '../names/name-search.ts';
import { readOrder } from './arguments.ts';
import { type CommandDeps, commands } from './commands.ts';
import { factsOf } from './compliance/facts.ts';
import { writePapers } from './compliance/papers.ts';
import { HELP } from './help.ts';
import { joinInstallation } from './join-installation.ts';
import { sayOutcome } from './outcome.ts';
import { askPassword } from './password.ts';
import { statusLines } from './status.ts';

const SHOWN_PEOPLE = 20;

async function main(): Promise<string> {
  const order = readOrder(process.argv.slice(2));
  if (!order) return HELP;
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const place = { databaseUrl: config.databaseUrl, dataDir };
  const db = await joinInstallation(place);
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

await sayOutcome(main(), HELP);
