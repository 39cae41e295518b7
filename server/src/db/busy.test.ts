import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { addPerson } from '../testing/accounts.ts';
import { emptyTestDatabase } from '../testing/engines.ts';
import { openTownAt, type Town } from '../testing/town.ts';

const UNAVAILABLE = {
  status: 503,
  json: { code: 'unavailable' },
  headers: { 'retry-after': expect.anything() },
};
const mood = { method: 'PUT' as const, body: { mood: 'good' } };

let town: Town;
afterEach(() => town.close());

async function lockedSqlite() {
  const database = await emptyTestDatabase('sqlite');
  town = await openTownAt(database);
  const person = await addPerson(town);
  const tool = new DatabaseSync(join(database.dataDir, 'encina.sqlite'));
  tool.exec('BEGIN IMMEDIATE');
  return { write: () => person.ask({ ...mood, url: `${person.url}/metrics/moods/today` }), tool };
}

it('while a copy tool holds the SQLite file the server answers, and a write ends in 503', async () => {
  const { write, tool } = await lockedSqlite();
  const written = write();
  await pause(50);
  // In the one thread: were it waiting in SQLite, nothing would be answered before the write.
  const first = await Promise.race([
    town.ask({ url: '/health/live' }).then(({ status }) => status),
    written,
  ]);
  expect(first).toBe(200);
  expect(await written).toMatchObject(UNAVAILABLE);
  tool.exec('ROLLBACK');
  expect((await write()).status).toBeLessThan(300);
  tool.close();
});

it('a write waits for a lock that is held for a moment', async () => {
  const { write, tool } = await lockedSqlite();
  const written = write();
  await pause(100);
  tool.exec('ROLLBACK');
  tool.close();
  expect((await written).status).toBeLessThan(300);
});

it('a statement that PostgreSQL does not finish ends in 503', { timeout: 60_000 }, async () => {
  const database = await emptyTestDatabase('postgres');
  town = await openTownAt(database);
  const tool = new pg.Client({ connectionString: database.databaseUrl });
  // The database goes before it does.
  tool.on('error', () => undefined);
  await tool.connect();
  onTestFinished(() => tool.end());
  await tool.query('begin; lock table municipalities in access exclusive mode');
  expect(await town.ask({ url: '/api/municipalities' })).toMatchObject(UNAVAILABLE);
  await tool.query('rollback');
  expect((await town.ask({ url: '/api/municipalities' })).status).toBe(200);
});
