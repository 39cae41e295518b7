import type pg from 'pg';
import { dropTables } from '../copies/postgres-import.ts';
import { prepareDatabase } from '../database.ts';
import { MIGRATIONS } from '../migrate.ts';
import { restAfter, type Summary, summaryOf } from './same-rows.ts';
import type { Source } from './source.ts';
import type { Table } from './table.ts';
import { addRows, clearTables, ownTablesIn, rowsIn, switchTriggers } from './target.ts';
import { dropMarker, MARKER, markReady, readMarker, writeMarker } from './unfinished-move.ts';

/** Where an installation is moved to. */
export interface Target {
  readonly databaseUrl: string;
  readonly client: pg.Client;
}

/** What the target is, as far as this installation is concerned. */
export type State = 'empty' | 'unfinished' | 'full' | 'foreign';

/** A table after it was read on both sides. */
export interface Checked extends Summary {
  readonly table: string;
  readonly isSame: boolean;
}

export async function stateOf({ client }: Target, installation: string): Promise<State> {
  const tables = await ownTablesIn(client);
  if (tables.length === 0) return 'empty';
  if (tables.includes(MARKER)) {
    return (await readMarker(client)).installation === installation ? 'unfinished' : 'foreign';
  }
  if (!tables.includes('installation')) return 'foreign';
  const { rows } = await client.query<{ id: string }>('select id from installation');
  return rows[0]?.id === installation ? 'full' : 'foreign';
}

/** Makes the tables, without a row, under a marker that stands until `finishTables`. */
export async function beginTables(
  { databaseUrl, client }: Target,
  source: Source,
  installation: string,
): Promise<void> {
  await writeMarker(client, installation);
  await prepareDatabase({ databaseUrl, dataDir: '' }, MIGRATIONS.at(-1) ?? '');
  await clearTables(client, source.tables);
  await markReady(client);
}

/** Takes away what an interrupted move has left. */
export const clearTarget = ({ databaseUrl }: Target): Promise<void> => dropTables(databaseUrl);

/** Whether what an interrupted move has left can be gone on with. */
export const isReady = async ({ client }: Target, source: Source): Promise<boolean> =>
  (await readMarker(client)).is_ready && (await hasSameTables(client, source));

/** From here on a server may start on it. */
export async function finishTables({ client }: Target, { tables }: Source): Promise<void> {
  await client.query('begin');
  await switchTriggers(client, tables, 'enable');
  await dropMarker(client);
  await client.query('commit');
  await client.query('analyze');
}

/** @returns whether all rows are there; false where some are that the source does not have, or not so */
export async function fillTables(
  { client }: Target,
  source: Source,
  say: (table: Table) => void,
): Promise<boolean> {
  for (const table of source.tables) {
    const rest = await restAfter(rowsIn(client, table), source.rows(table));
    if (!rest) return false;
    await addRows(client, table, rest);
    say(table);
  }
  return true;
}

/** Reads every table on both sides to its end. */
export async function* checkTables({ client }: Target, source: Source): AsyncGenerator<Checked> {
  for (const table of source.tables) {
    const here = await summaryOf(source.rows(table));
    const there = await summaryOf(rowsIn(client, table));
    const isSame = there.rows === here.rows && there.hash === here.hash;
    yield { table: table.name, ...here, isSame };
  }
}

/** Whether the tables there are those of here: not where another version of the program has been at them. */
async function hasSameTables(client: pg.Client, { tables }: Source): Promise<boolean> {
  const there = (await ownTablesIn(client)).filter((name) => name !== MARKER).sort();
  return (
    there.join() ===
    tables
      .map(({ name }) => name)
      .sort()
      .join()
  );
}
