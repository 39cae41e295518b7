import process from 'node:process';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { ownPostgres } from '../../../scripts/testing/own-postgres.ts';
import { pgBouncer, startPgBouncer } from '../../../scripts/testing/pgbouncer.ts';
import { connect } from '../db/database.ts';
import { busyLife } from '../testing/busy-life.ts';
import { startInOwnFolder } from '../testing/own-folder.ts';

/** For what hangs, not a claim of speed. */
const LONG = 120_000;

async function postgres() {
  const cluster = await ownPostgres();
  onTestFinished(() => cluster.remove());
  return cluster.open();
}

it.each([
  ['keeps none of its statements', false, 0],
  ['keeps each of its statements once', true, 1],
])('a connection %s where it is told so', { timeout: LONG }, async (_, prepares, kept) => {
  const { url } = await postgres();
  const db = connect({ databaseUrl: url, dataDir: '' }, { size: 1, prepares });
  onTestFinished(() => db.destroy());
  for (const value of ['a', 'b']) await sql`select ${value}::text`.execute(db);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toHaveLength(kept);
});

if (pgBouncer) behind(pgBouncer);
else
  process.stderr.write('PgBouncer is not here (apt-get install pgbouncer): not tried behind it.\n');

function behind(program: string): void {
  it('behind PgBouncer, in transaction mode, nothing is lost and nothing is there twice', {
    timeout: LONG,
  }, async () => {
    const { port } = await postgres();
    const pooler = await startPgBouncer(program, port);
    onTestFinished(() => pooler.stop());
    const server = await startInOwnFolder({
      DATABASE_URL: pooler.url,
      DATABASE_PREPARED: 'off',
    });
    const { goesOn, expectWhole } = await busyLife(server.url);
    await goesOn();
    await goesOn();
    await expectWhole();
    expect((await server.end('SIGTERM')).code).toBe(0);
  });
}
