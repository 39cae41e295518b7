/** Encina alone, on a database that a measure fills for itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/support/paths.mjs';
import { SERVER_FLAGS } from '../../scripts/support/server-flags.mjs';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import type { Executor } from '../../server/src/db/database.ts';
import { fillEncina, hashSecrets, SECRET_KEY } from '../data/fill-encina.ts';
import type { Town } from '../data/plan.ts';
import { analyze, createDatabase } from './postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Room for the databases of one part: a folder, and a PostgreSQL that keeps what it confirms. Both go at its end. */
export interface Room {
  /** An empty place on one of the engines. */
  place(engine: Engine): Promise<Where>;
}

export async function withRoom(work: (room: Room) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'encina-bench-'));
  const postgres = await startPostgres({ durable: true });
  let databases = 0;
  try {
    await work({
      async place(engine) {
        const dataDir = await mkdtemp(path.join(folder, 'data-'));
        if (engine === 'SQLite') return { dataDir };
        databases += 1;
        return { dataDir, databaseUrl: await createDatabase(postgres.url, `room_${databases}`) };
      },
    });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server on these towns; `more` adds what else it is about. */
export async function startFilled(
  room: Room,
  engine: Engine,
  towns: Iterable<Town>,
  more?: (trx: Executor) => Promise<void>,
): Promise<ServerProcess> {
  const where = await room.place(engine);
  await fillEncina(where, towns, await hashSecrets(), more);
  if (where.databaseUrl) await analyze(where.databaseUrl);
  return startEncina(where);
}

/** As `npm start` starts it, with room for all that a measure sends, and no line of log but of what breaks. */
export const startEncina = (
  { dataDir, databaseUrl }: Where,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  startProcess(
    'server/src/main.ts',
    {
      SECRET_KEY,
      NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node-compile'),
      LOG_LEVEL: 'fatal',
      PERSON_QUOTA_MB: '100000',
      LEAST_FREE_MB: '1',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    },
    SERVER_FLAGS,
  );
