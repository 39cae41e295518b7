/// <reference path="../../../scripts/types/untyped-packages.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownPostgres } from '../../../scripts/testing/own-postgres.ts';
import { startS3 } from '../../../scripts/testing/s3.ts';
import { connect } from '../db/database.ts';
import { besideOthers } from '../db/migrate.ts';
import { balance } from '../testing/balancer.ts';
import { busyLife } from '../testing/busy-life.ts';
import { type RunningServer, startServer } from '../testing/process.ts';

/** For what hangs, not a claim of speed. */
const LONG = 240_000;
const INSTANCES = 3;

/** Three servers in processes of their own, on one PostgreSQL and one store, and a balancer before them. */
async function threeInstances() {
  const [cluster, store] = await Promise.all([ownPostgres(), startS3()]);
  onTestFinished(() => store.stop());
  onTestFinished(() => cluster.remove());
  const postgres = await cluster.open({ max_connections: '100' });
  const home = await mkdtemp(join(tmpdir(), 'encina-instances-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  let started = 0;
  const start = () => {
    started += 1;
    return startServer({
      DATA_DIR: join(home, String(started)),
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      SECRET_KEY: 'k'.repeat(32),
      PROFILE_PICKER: 'open',
    });
  };
  const servers: RunningServer[] = await Promise.all(Array.from({ length: INSTANCES }, start));
  const targets = servers.map(({ url }) => url);
  const balancer = await balance(targets);
  onTestFinished(() => balancer.close());
  return {
    postgres,
    balancer,
    /** Kills an instance, and puts a new one in its place. */
    async killOne() {
      const ended = await servers[0]?.end('SIGKILL');
      const fresh = await start();
      servers[0] = fresh;
      targets[0] = fresh.url;
      return ended;
    },
    /** New ones come beside the old ones, which end then. */
    async replaceAll() {
      const fresh = await Promise.all(servers.map(start));
      const old = servers.splice(0, INSTANCES, ...fresh);
      targets.splice(0, INSTANCES, ...fresh.map(({ url }) => url));
      return Promise.all(old.map((server) => server.end('SIGTERM')));
    },
    end: () => Promise.all(servers.map((server: RunningServer) => server.end('SIGKILL'))),
  };
}

/** The same, with people who have begun to use them. */
async function busyInstances() {
  const instances = await threeInstances();
  const life = await busyLife(instances.balancer.url);
  await life.goesOn();
  return { ...instances, ...life };
}

it('of three instances one is killed, and then PostgreSQL restarts: nothing is lost, nothing is there twice, and nobody hears of it but whose request may not be sent again', {
  timeout: LONG,
}, async () => {
  const { balancer, postgres, killOne, end, goesOn, expectWhole } = await busyInstances();
  expect((await killOne())?.signal).toBe('SIGKILL');
  await goesOn();
  // No more than the four that write at once.
  expect(balancer.broken()).toBeLessThanOrEqual(4);
  await postgres.cut();
  await postgres.start();
  await goesOn();
  // A deletion that was done and is sent again finds nothing.
  await expectWhole(404, 502, 503);
  await end();
});

it('three instances are replaced around a migration, old and new side by side: nothing is lost, and who met it is told to try again', {
  timeout: LONG,
}, async () => {
  const { balancer, postgres, replaceAll, end, goesOn, expectWhole } = await busyInstances();
  await migrateAsTheNextRelease(postgres.url);
  // Old ones, on the tables of the next release.
  await goesOn();
  const ended = await replaceAll();
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  await goesOn();
  // Whoever met the migration in the middle of a transaction is told to try again.
  await expectWhole(503);
  expect(balancer.broken()).toBe(0);
  await end();
});

/** What a release may do to tables that the one before it still uses: it adds. */
async function migrateAsTheNextRelease(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, dataDir: '' });
  await besideOthers(db, async ({ schema }) => {
    for (const table of ['users', 'reminders', 'scores', 'media', 'sessions', 'jobs']) {
      await schema.alterTable(table).addColumn('of_the_next_release', 'text').execute();
    }
    await schema.createTable('next_release').addColumn('id', 'text').execute();
    await schema.createIndex('next').on('reminders').column('of_the_next_release').execute();
  });
  await db
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-next-release', timestamp: new Date().toISOString() } as never)
    .execute();
  await db.destroy();
}
