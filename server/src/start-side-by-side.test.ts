/// <reference path="../../scripts/types/untyped-packages.d.ts" />
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type S3, startS3 } from '../../scripts/testing/s3.ts';
import { emptyTestDatabase, type TestDatabase } from './testing/engines.ts';
import { expectSentence } from './testing/expect-sentence.ts';
import { runToTheEnd, startServer } from './testing/process.ts';

describe('two servers on one PostgreSQL', () => {
  let one: TestDatabase;
  let two: TestDatabase;
  beforeEach(async () => {
    [one, two] = await Promise.all([emptyTestDatabase('postgres'), emptyTestDatabase('sqlite')]);
  });
  afterEach(() => Promise.all([one.remove(), two.remove()]));

  const shared = () => ({ DATABASE_URL: one.databaseUrl ?? '', SECRET_KEY: 'k'.repeat(32) });

  it('that start at once with one S3 store both come up', async () => {
    const store = await startS3();
    onTestFinished(() => store.stop());
    const environment = { ...shared(), ...s3Variables(store) };
    const servers = await Promise.all(
      [one, two].map(({ dataDir }) => startServer({ ...environment, DATA_DIR: dataDir })),
    );
    for (const { url } of servers) {
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      expect(await (await fetch(`${url}/api/municipalities`)).json()).toHaveLength(1);
    }
    const ended = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  });

  it('are refused where each keeps its files for itself', async () => {
    const first = await startServer({ ...shared(), DATA_DIR: one.dataDir });
    const second = { ...shared(), DATA_DIR: two.dataDir, PORT: '0' };
    expectSentence(await runToTheEnd(second), /^Faltan los archivos de esta base de datos\./);
    // As after a copy of the whole folder.
    await cp(join(one.dataDir, 'files'), join(two.dataDir, 'files'), { recursive: true });
    const alone =
      /^Otra instancia de Encina usa ya esta base de datos y los archivos están en una carpeta\. Para tener varias, pon S3_BUCKET en todas\.$/;
    expectSentence(await runToTheEnd(second), alone);
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
    await first.end('SIGKILL');
    // The same folder again, after a kill: nobody waits.
    const again = await startServer({ ...shared(), DATA_DIR: one.dataDir });
    await again.end('SIGTERM');
    // And another one, after an orderly end.
    const moved = await startServer(second);
    expect((await moved.end('SIGTERM')).code).toBe(0);
  });
});

const s3Variables = ({ endpoint, bucket, accessKeyId, secretAccessKey }: S3) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});
