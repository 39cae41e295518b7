import { DEFAULT_MUNICIPALITY_ID } from '@encina/contract/municipalities';
import { describe, expect, it } from 'vitest';
import { emptyTestDatabase } from '../testing/engines.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { runAdmin, startServer } from '../testing/process.ts';
import { COMMANDS } from './arguments.ts';

const ANA = { name: 'Ana Gil', email: 'ana@pueblo.es', password: 'una-clave-larga' };
const LONG = 180_000;

/** A caller of the running server. */
function caller(url: string) {
  const ask = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
    const json: any = await answer.json().catch(() => undefined);
    return { status: answer.status, json };
  };
  const logIn = (password: string) =>
    ask('/api/admin/login', {
      email: ANA.email,
      password,
      municipalityId: DEFAULT_MUNICIPALITY_ID,
    });
  return { ask, logIn };
}

onBothEngines('the admin command beside a running server', (it) => {
  it(
    'lists accounts, creates one, gives it a new password, and closes an open set-up',
    async ({ database }) => {
      const env = {
        DATA_DIR: database.dataDir,
        ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
      };
      const admin = (words: string, input?: string) => runAdmin(env, words.split(' '), input);
      const server = await startServer(env);
      const { ask, logIn } = caller(server.url);

      const status = (await admin('status')).stdout;
      expect(status).toMatch(/^Versión: \d+\.\d+\.\d+.*\nServidor: en marcha\n/);
      expect(status).toContain(`${database.databaseUrl ? 'PostgreSQL' : 'SQLite'}, al día\n`);
      expect(status).toContain('Clave: secret.key, en su sitio\nMunicipios: 1. Personas: 0\n');
      expect((await admin('list')).stdout).toBe(
        `Valle de Matamoros [${DEFAULT_MUNICIPALITY_ID}]\n  (sin cuentas: la primera se puede crear en la pantalla)\n`,
      );
      const create = `create --nombre=${ANA.name.replace(' ', '_')} --correo=ANA@pueblo.es`;
      expect(await admin(create, `${ANA.password}\n`)).toMatchObject({
        code: 0,
        stdout: 'Cuenta creada: Ana_Gil <ANA@pueblo.es>, en Valle de Matamoros.\n',
      });
      expect((await admin('list')).stdout).toContain('  Ana_Gil <ana@pueblo.es>\n');
      expect(await admin(create, ANA.password)).toMatchObject({
        code: 1,
        stderr: 'Ya hay una cuenta con ese correo.\n',
      });

      const { token } = (await logIn(ANA.password)).json;
      expect((await ask('/api/admin/me', undefined, token)).status).toBe(200);
      const reset = `reset-password --correo=${ANA.email}`;
      expect(await admin(reset, '12345')).toMatchObject({
        code: 1,
        stderr: 'La contraseña debe tener al menos 6 caracteres.\n',
      });
      expect(await admin(reset, 'password')).toMatchObject({
        code: 1,
        stderr: 'Esa contraseña es de las más usadas. Elige otra.\n',
      });
      expect(await admin(reset, 'otra-clave-larga\n')).toMatchObject({ code: 0, stderr: '' });
      expect((await ask('/api/admin/me', undefined, token)).status).toBe(401);
      expect((await logIn(ANA.password)).status).toBe(401);
      const again = await logIn('otra-clave-larga');
      expect(again.status).toBe(200);

      const clear = await admin(`clear-factors --correo=${ANA.email}`);
      expect(clear.stdout).toContain('entra ahora solo con su contraseña.');
      expect((await ask('/api/admin/me', undefined, again.json.token)).status).toBe(401);
      expect((await admin('clear-factors --correo=nadie@pueblo.es')).stderr).toBe(
        'No hay ninguna cuenta con ese correo.\n',
      );
      const { token: last } = (await logIn('otra-clave-larga')).json;

      const town = await ask('/api/municipalities', { name: 'Salvaleón' }, last);
      expect((await admin('close-setup')).stderr).toMatch(/^Di de qué municipio con --municipio=…/);
      expect((await admin('close-setup --municipio=salvaleon')).stdout).toBe(
        'Cerrado: en Salvaleón ya no se puede crear la primera cuenta desde la pantalla.\n',
      );
      const { id: municipalityId, setupCode } = town.json;
      const first = { ...ANA, municipalityId, setupCode };
      expect((await ask('/api/admin/create-first', first)).status).toBe(409);
      expect((await admin(`close-setup --municipio=${municipalityId}`)).stdout).toContain(
        'ya estaba',
      );

      await server.end('SIGTERM');
      expect((await admin('status')).stdout).toContain('Servidor: parado\n');
    },
    LONG,
  );

  it(
    'lets a person try her PIN again',
    async ({ database }) => {
      const env = {
        DATA_DIR: database.dataDir,
        PROFILE_PICKER: 'open',
        ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
      };
      const server = await startServer(env);
      const { ask, logIn } = caller(server.url);
      const create = ['create', '--nombre=Ana', `--correo=${ANA.email}`];
      await runAdmin(env, create, ANA.password);
      const { token } = (await logIn(ANA.password)).json;
      const born = async (name: string): Promise<string> =>
        (await ask('/api/users', { name, pin: '2468' }, token)).json.id;
      const josefa = await born('Josefa Gómez');
      await born('Josefa Gómez Rangel');
      await born('Josefina Gómez');
      const enter = (pin: string) => ask(`/api/users/${josefa}/verify-pin`, { pin });
      for (let guess = 0; guess < 5; guess += 1) await enter('9999');
      expect((await enter('2468')).status).toBe(429);

      const unlock = (person: string) => runAdmin(env, ['unlock-pin', `--persona=${person}`]);
      expect(await unlock('Nadie')).toMatchObject({
        code: 1,
        stderr: 'No hay nadie con ese nombre en Valle de Matamoros.\n',
      });
      const several = await unlock('josefa');
      expect(several.code).toBe(1);
      expect(several.stderr).toContain(`  Josefa Gómez [${josefa}]\n`);
      expect((await enter('2468')).status).toBe(429);
      expect(await unlock('josefa gomez')).toMatchObject({
        code: 0,
        stdout: 'Josefa Gómez ya puede volver a probar su PIN.\n',
      });
      expect((await enter('2468')).json).toEqual({ valid: true });

      await server.end('SIGTERM');
    },
    LONG,
  );
});

describe('the admin command', () => {
  it('explains itself and ends with 0, and with 2 after words that it does not know', async () => {
    const help = await runAdmin({}, ['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const command of COMMANDS) {
      expect(help.stdout).toContain(`\n  ${command} `);
    }
    for (const [words, sentence] of [
      [['borrar'], 'No existe la orden «borrar».'],
      [['list', 'todo'], 'Sobra «todo».'],
      [['create', '--clave=x'], 'No se entiende --clave.'],
    ] as const) {
      const { code, stdout, stderr } = await runAdmin({}, words);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toBe(`${sentence}\n\n${help.stdout}`);
    }
  });

  it('says that there is no installation, and makes none', async () => {
    const database = await emptyTestDatabase('sqlite');
    const env = { DATA_DIR: database.dataDir };
    for (const command of ['list', 'close-setup']) {
      expect(await runAdmin(env, [command])).toMatchObject({
        code: 1,
        stderr: `En la carpeta ${database.dataDir} no hay una instalación lista. Arranca Encina una vez, o di dónde está con DATA_DIR.\n`,
      });
    }
    await database.remove();
  });

  it('says what is missing before it asks for a password', async () => {
    const database = await emptyTestDatabase('sqlite');
    const env = { DATA_DIR: database.dataDir };
    await (await startServer(env)).end('SIGTERM');
    const { code, stderr } = await runAdmin(env, ['create', '--nombre=Ana']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Falta --correo=…\n/);
    await database.remove();
  });
});
