import { sql } from 'kysely';
import type { Executor } from '../../../server/src/db/database.ts';
import { isSqlite } from '../../../server/src/db/is-sqlite.ts';
import { openTownAt, type Town } from '../../../server/src/testing/town.ts';
import type { Where } from '../../support/encina.ts';

interface Restartable {
  readonly town: Town;
  /** Ends the process that answers, and puts another one in its place. */
  restart(): Promise<void>;
}

/** A town whose server ends and begins again on the same data, as at an upgrade. */
export async function restartable(
  where: Where,
  environment: Record<string, string>,
): Promise<Restartable> {
  const place = { databaseUrl: undefined, ...where, remove: async () => undefined };
  const open = async () => {
    const opened = await openTownAt(place, environment);
    await waitForNoDisk(opened.db);
    return opened;
  };
  const town = await open();
  return {
    town,
    async restart() {
      const at = town.now().toString();
      await town.close();
      Object.assign(town, await open());
      town.at(at);
    },
  };
}

/** Processes are killed here and machines are not. */
async function waitForNoDisk(db: Executor): Promise<void> {
  if (isSqlite(db)) await sql`pragma synchronous = off`.execute(db);
  else await sql`alter role current_user set synchronous_commit = off`.execute(db);
}
