/** Who is compared: Encina on both databases, and what a town could have built instead. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fillEncina, type Secrets } from '../data/fill-encina.ts';
import { fillPeerPostgres, fillPeerSqlite } from '../data/fill-peers.ts';
import { addLongHistories } from '../data/long-histories.ts';
import type { Town } from '../data/plan.ts';
import { startEncina } from './encina.ts';
import { analyze, createDatabase } from './postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export const CONTENDERS = {
  encinaSqlite: 'Encina, SQLite',
  encinaPostgres: 'Encina, PostgreSQL',
  fastifySqlite: 'Fastify + node:sqlite, bare',
  expressPostgres: 'Express + Drizzle + PostgreSQL',
  nodeHttp: 'node:http, bare',
} as const;
export type Contender = keyof typeof CONTENDERS;

/** How to start each of them on its own copy of the data. */
export type Field = Readonly<Record<Contender, () => Promise<ServerProcess>>>;

/** Fills a database of its own for each. @param postgresUrl of a maintenance database */
export async function fillField(
  folder: string,
  postgresUrl: string,
  towns: readonly Town[],
  secrets: Secrets,
): Promise<Field> {
  const [ours, theirs] = [path.join(folder, 'encina'), path.join(folder, 'encina-postgres')];
  await Promise.all([mkdir(ours), mkdir(theirs)]);
  const [encinaUrl, expressUrl] = [
    await createDatabase(postgresUrl, 'encina'),
    await createDatabase(postgresUrl, 'express'),
  ];
  const peerFile = path.join(folder, 'peer.sqlite');
  await fillEncina({ dataDir: ours }, towns, secrets, addLongHistories(towns));
  await fillEncina(
    { dataDir: theirs, databaseUrl: encinaUrl },
    towns,
    secrets,
    addLongHistories(towns),
  );
  await analyze(encinaUrl);
  fillPeerSqlite(peerFile, towns, secrets);
  await fillPeerPostgres(expressUrl, towns, secrets);
  return {
    encinaSqlite: () => startEncina({ dataDir: ours }),
    encinaPostgres: () => startEncina({ dataDir: theirs, databaseUrl: encinaUrl }),
    fastifySqlite: () =>
      startProcess('bench/peers/fastify-sqlite.mjs', { DATABASE_FILE: peerFile }),
    expressPostgres: () =>
      startProcess('bench/peers/express-postgres.mjs', { DATABASE_URL: expressUrl }),
    nodeHttp: () => startProcess('bench/peers/node-http.mjs', { DATABASE_FILE: peerFile }),
  };
}
