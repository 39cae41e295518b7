import { describe, expect, it } from 'vitest';
import { openStorage } from '../../core/storage.ts';
import { openDatabase } from '../../db/database.ts';
import { dump } from '../../testing/dump.ts';
import { runAdmin, runToTheEnd, startCommand, startServer } from '../../testing/process.ts';
import { ask, FILES, hashesOf, LONG, MANY, moved, twoHomes } from '../../testing/two-homes.ts';

const rowsOf = async (place: { dataDir: string; databaseUrl?: string }) => {
  const db = await openDatabase(place);
  try {
    const tables = await dump(db);
    return Object.fromEntries(
      Object.entries(tables).map(([name, rows]) => [
        name,
        rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
      ]),
    );
  } finally {
    await db.destroy();
  }
};

describe('moving to PostgreSQL and S3', () => {
  it('goes on after every kill until rows and files are equal, and leaves what was', {
    timeout: LONG,
  }, async () => {
    const { dataDir, databaseUrl, otherDir, store } = await twoHomes();
    const keys = {
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    };
    const environment = { DATA_DIR: dataDir, ...keys };
    const words = ['move', `--to=${databaseUrl}`, `--store=s3://${store.bucket}`];
    const there = await openStorage(dataDir, store);
    const here = await openStorage(dataDir);
    const before = { rows: await rowsOf({ dataDir }), files: await hashesOf(here) };
    const killWhen = async (isTime: () => Promise<boolean>) => {
      const moving = startCommand('main', environment, words);
      await expect.poll(isTime, { timeout: LONG, interval: 5 }).toBe(true);
      moving.kill('SIGKILL');
      expect((await moving.ended).signal).toBe('SIGKILL');
    };
    const arrived = async () => (await Array.fromAsync(there.all())).length;
    const filled = async () =>
      ask(databaseUrl, 'select count(*)::int as n from erased_people').then(
        ([row]) => Number(row?.n),
        () => 0,
      );

    await killWhen(async () => (await arrived()) > 5);
    expect(await arrived()).toBeLessThan(FILES);
    await killWhen(async () => (await filled()) > 0);
    expect(await filled()).toBeLessThan(MANY);
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: otherDir,
      S3_BUCKET: store.bucket,
      SECRET_KEY: 'x'.repeat(32),
      ...keys,
    };
    expect((await runToTheEnd({ ...settings, PORT: '0' })).stderr).toBe(
      'La mudanza a esta base de datos no terminó. Repítela antes de arrancar: npm run admin -- move\n',
    );

    const last = await runAdmin(environment, words);
    expect([last.stderr, last.code]).toEqual(['', 0]);
    expect(last.stdout).toContain('Igual en los dos sitios: users, filas 1, SHA-256 ');
    expect(last.stdout).toContain(`  S3_BUCKET=${store.bucket}\n`);
    expect(last.stdout).toContain('  S3_SECRET_ACCESS_KEY=……\n');
    expect(await rowsOf({ dataDir: otherDir, databaseUrl })).toEqual(before.rows);
    expect(await hashesOf(there)).toEqual(before.files);
    expect({ rows: await rowsOf({ dataDir }), files: await hashesOf(here) }).toEqual(before);
    expect(await moved(words, environment)).toContain('Todo está allí y es igual: ');

    const server = await startServer(settings);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    await server.end('SIGTERM');
    await ask(databaseUrl, `update users set name = 'Otra'`);
    await there.put('users/u1/since.webp', Buffer.from('taken there'), 'image/webp');
    const since = await hashesOf(there);
    await expect(moved(words, environment)).rejects.toThrow(
      'Esta instalación ya se llevó allí, y allí ha cambiado después. No se ha cambiado nada.',
    );
    expect(await hashesOf(there)).toEqual(since);
  });

  it('begins anew where somebody has worked here since it was interrupted', {
    timeout: LONG,
  }, async () => {
    const { dataDir, databaseUrl, otherDir } = await twoHomes();
    const environment = { DATA_DIR: dataDir };
    const words = ['move', `--to=${databaseUrl}`];
    expect((await runAdmin(environment, words)).code).toBe(0);
    await ask(
      databaseUrl,
      `create table unfinished_move as
      select id as installation, true as is_ready from installation`,
    );
    await ask(
      databaseUrl,
      `delete from erased_people where user_id in
      (select user_id from erased_people order by user_id collate "C" limit 1)`,
    );
    expect(await moved(words, environment)).toContain('Los archivos siguen donde estaban.');
    expect(await rowsOf({ dataDir: otherDir, databaseUrl })).toEqual(await rowsOf({ dataDir }));
  });
});
