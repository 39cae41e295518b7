import { describe, expect, it } from 'vitest';
import { claimDataDir } from '../../core/data-dir.ts';
import { openStorage } from '../../core/storage.ts';
import { prepareDatabase } from '../../db/database.ts';
import { MIGRATIONS } from '../../db/migrate.ts';
import { emptyTestDatabase } from '../../testing/engines.ts';
import { expectSentence } from '../../testing/expect-sentence.ts';
import { runAdmin } from '../../testing/process.ts';
import { ask, hashesOf, LONG, moved, twoHomes } from '../../testing/two-homes.ts';

describe('moving to PostgreSQL and S3', () => {
  it('refuses a running server and what belongs to others, and touches neither', {
    timeout: LONG,
  }, async () => {
    const { dataDir, databaseUrl, store } = await twoHomes();
    const environment = {
      DATA_DIR: dataDir,
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    };
    const words = ['move', `--to=${databaseUrl}`, `--store=s3://${store.bucket}`];
    const refused = (said = words) => expect(moved(said, environment)).rejects;
    const server = await claimDataDir(dataDir);
    await refused().toThrow('Encina ya está en marcha con la carpeta de datos');
    server.release();

    const there = await openStorage(dataDir, store);
    await there.put('users/u9/photo.webp', Buffer.from('theirs'), 'image/webp');
    await refused().toThrow(
      'En ese almacén ya hay otros archivos. Elige uno vacío. No se ha cambiado nada.',
    );
    expect(Object.keys(await hashesOf(there))).toEqual(['users/u9/photo.webp']);
    // Ours, and lived in beside another database than the one that is named.
    const id = (await (await openStorage(dataDir)).get('installation/id')) ?? Buffer.of();
    await there.put('installation/id', id, 'text/plain');
    await refused().toThrow('En ese almacén ya hay otros archivos.');
    expect(await there.size('users/u9/photo.webp')).toBe(6);
    await ask(databaseUrl, 'create table recipes (id int)');
    await refused().toThrow(
      'En esa base de datos ya hay otras cosas. Elige una vacía. No se ha cambiado nada.',
    );
    expect(await ask(databaseUrl, 'select * from recipes')).toEqual([]);
    await refused(['move']).toThrow('Falta --to=…');
    await refused(['move', '--to=mysql://x']).toThrow('DATABASE_URL debe ser');
    await refused(['move', `--to=${databaseUrl}`, '--store=encina']).toThrow(
      '--store se escribe así: s3://cubo',
    );
  });

  it('lets no command write where it has not ended, and those that look do', {
    timeout: LONG,
  }, async ({ onTestFinished }) => {
    const target = await emptyTestDatabase('postgres');
    onTestFinished(target.remove);
    await prepareDatabase(target, MIGRATIONS.at(-1) ?? '');
    const databaseUrl = target.databaseUrl ?? '';
    await ask(databaseUrl, 'create table unfinished_move (installation text, is_ready boolean)');
    const environment = { DATA_DIR: target.dataDir, DATABASE_URL: databaseUrl };
    const [writing, reading] = await Promise.all([
      runAdmin(environment, ['close-setup']),
      runAdmin(environment, ['list']),
    ]);
    expectSentence(
      writing,
      /^La mudanza a esta base de datos no terminó, .* npm run admin -- move$/,
    );
    expect([reading.stderr, reading.code]).toEqual(['', 0]);
  });
});
