import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTestDatabase, type TestDatabase } from './testing/engines.ts';
import { expectSentence } from './testing/expect-sentence.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { runAdmin, runToTheEnd, startServer } from './testing/process.ts';

const variables = (database: TestDatabase): Record<string, string> => ({
  DATA_DIR: database.dataDir,
  ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
});

describe('whoever starts a server that cannot go on', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await emptyTestDatabase('sqlite');
  });
  afterAll(() => database.remove());

  it('is told of a port that does not exist', async () => {
    expectSentence(
      await runToTheEnd({ DATA_DIR: database.dataDir, PORT: '99999' }),
      'PORT debe ser un número entre 0 y 65535.',
    );
  });

  it('is told of a data folder that cannot be written', async () => {
    const file = join(database.dataDir, 'a-file');
    await writeFile(file, '');
    expectSentence(
      await runToTheEnd({ DATA_DIR: join(file, 'data') }),
      /^No se puede escribir en la carpeta de datos DATA_DIR \(.*a-file.data\)\. Elige otra/,
    );
  });

  it('is told of a variable that is ours but for one letter', async () => {
    expectSentence(
      await runToTheEnd({ DATA_DIR: database.dataDir, PROFILE_PIKER: 'open' }),
      'No existe la variable PROFILE_PIKER: quizá querías decir PROFILE_PICKER.',
    );
  });

  it('is told of a database address that is none', async () => {
    expectSentence(
      await runToTheEnd({ DATA_DIR: database.dataDir, DATABASE_URL: 'mysql://localhost/encina' }),
      'DATABASE_URL debe ser una dirección que empiece por postgres:// o postgresql://.',
    );
  });

  it('is told of a database that does not answer', async () => {
    const port = await closedPort();
    expectSentence(
      await runToTheEnd({
        DATA_DIR: database.dataDir,
        DATABASE_URL: `postgres://encina@127.0.0.1:${port}/encina`,
      }),
      /^No se puede abrir la base de datos de DATABASE_URL\./,
    );
  });

  it('is told of an S3 store that does not answer', async () => {
    const port = await closedPort();
    expectSentence(
      await runToTheEnd({
        DATA_DIR: database.dataDir,
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'encina',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      }),
      /^No se puede escribir en el almacén S3\./,
    );
  });

  it('is told of a server key that is damaged', async () => {
    const damaged = await emptyTestDatabase('sqlite');
    await writeFile(join(damaged.dataDir, 'secret.key'), 'half of it');
    const ended = await runToTheEnd({ DATA_DIR: damaged.dataDir });
    await damaged.remove();
    expectSentence(ended, /^El archivo secret\.key de .* está dañado/);
  });
});

it('whoever starts a server with a setting that should be put right reads so in one sentence', async () => {
  const database = await emptyTestDatabase('sqlite');
  const server = await startServer({ ...variables(database), TRUST_PROXY: 'true' });
  const { stderr } = await server.end('SIGTERM');
  await database.remove();
  expect(stderr).toBe(
    'Aviso: TRUST_PROXY=true vale como 1: escribe cuántos proxies hay o sus direcciones.\n',
  );
});

it('a data folder without its key does not start again once it has an administrator', async () => {
  const database = await emptyTestDatabase('sqlite');
  await (await startServer(variables(database))).end('SIGTERM');
  await rm(join(database.dataDir, 'secret.key'));
  await (await startServer(variables(database))).end('SIGTERM');
  const create = ['create', '--nombre=Ana', '--correo=ana@pueblo.es'];
  expect(await runAdmin(variables(database), create, 'una-clave-larga')).toMatchObject({ code: 0 });
  await rm(join(database.dataDir, 'secret.key'));
  const ended = await runToTheEnd(variables(database));
  expectSentence(ended, /^Falta el archivo secret\.key .* Todos los PIN se perderían\./);
  await database.remove();
});

onBothEngines('a running server', (it) => {
  it('is not harmed by a second one on its data folder or its port, and ends in peace', async ({
    engine,
    database,
  }) => {
    const other = await emptyTestDatabase(engine);
    const server = await startServer(variables(database));
    const [sameFolder, samePort] = await Promise.all([
      runToTheEnd({ ...variables(database), PORT: '0' }),
      runToTheEnd({ ...variables(other), PORT: new URL(server.url).port }),
    ]);
    expectSentence(sameFolder, /^Encina ya está en marcha con la carpeta de datos .*\. Ciérrala/);
    expectSentence(samePort, /^El puerto \d+ ya está en uso\. Elige otro: PORT=3001 npm start$/);
    const answer = await fetch(`${server.url}/api/municipalities`);
    expect(await answer.json()).toMatchObject([{ name: 'Valle de Matamoros' }]);
    const ended = await server.end('SIGTERM');
    expect(ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    const again = await startServer(variables(database));
    expect((await again.end('SIGINT')).code).toBe(0);
    await other.remove();
  });
});

/** A port of this machine on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
