import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from './support/paths.mjs';
import { type Installation, installByManual } from './testing/manual/installation.ts';

/** A checkout, its web where it is not built yet, and several starts of a server. */
const LONG = 300_000;
const TOWN = { municipalityId: 'valle-de-matamoros-default' };
const ANA = { ...TOWN, name: 'Ana Gil', email: 'ana@pueblo.es', password: 'una-clave-larga' };

const numbered = (version: string) =>
  readFileSync(inRoot('package.json'), 'utf8').replace(
    /"version": "[^"]+"/,
    `"version": "${version}"`,
  );

describe('an Encina that was installed as the manual says', () => {
  let encina: Installation;
  beforeAll(async () => {
    encina = await installByManual();
  }, LONG);
  afterAll(() => encina.remove(), LONG);
  const version = async () => /^Versión: (\S+)/m.exec((await status()).output)?.[1];
  const status = () =>
    encina.run(
      'cd /srv/encina/app; sudo -u encina env DATA_DIR=/var/lib/encina npm run --silent admin -- status',
    );

  const expectToLogIn = () =>
    expect.poll(() => encina.ask('/api/admin/login', ANA).then(({ status }) => status)).toBe(200);

  it('is up, says so in its log, and answers through the proxy', async () => {
    const { code, output } = encina.installed;
    expect(output).toContain('{"status":"ok"}');
    expect(output).toContain('Encina está en marcha: https://encina.tupueblo.es');
    expect(output).toContain('Servidor: en marcha');
    expect(output).toContain('secret.key, en su sitio');
    expect(code).toBe(0);
  });

  it('asks for the code of the installer, and speaks to browsers as over HTTPS', async () => {
    expect((await encina.ask('/api/admin/create-first', ANA)).status).toBe(403);
    const created = { ...ANA, setupCode: 'bellota-2468' };
    expect((await encina.ask('/api/admin/create-first', created)).status).toBe(200);
    const entered = await encina.ask('/api/admin/login', ANA);
    expect(entered.headers.get('strict-transport-security')).toContain('max-age=');
    for (const cookie of entered.headers.getSetCookie()) expect(cookie).toContain('; Secure');
  });

  it(
    'comes back on an empty machine with its copy and the phrase of the printed sheet',
    async () => {
      expect(encina.installed.output).toMatch(
        /^Copia hecha en \S+\/var\/backups\/encina: encina-/m,
      );
      expect(encina.installed.output).toMatch(/^La copia está entera: encina-/m);
      const sheet = await encina.run('cat ~/hoja-de-las-copias.html');
      const [, phrase = ''] = /<p class="phrase">(.*)<\/p>/.exec(sheet.output) ?? [];
      const again = 'cd /srv/encina/app; set -a; . /etc/encina.env; npm run --silent backup';
      expect((await encina.run(again)).code).toBe(0);
      await encina.run('sudo systemctl stop encina; rm -rf /var/lib/encina');
      const { code, output } = await encina.restore(phrase);
      expect(output).toContain('Copia recuperada: la que se hizo el ');
      expect(code).toBe(0);
      await expectToLogIn();
    },
    LONG,
  );

  it(
    'stays as it is where there is nothing newer',
    async () => {
      const { code, output } = await encina.upgrade();
      expect(output).toContain('Ya tienes la última versión.');
      expect(code).toBe(0);
    },
    LONG,
  );

  it(
    'becomes a newer version, with its data and a copy of them',
    async () => {
      encina.machine.publish({ 'package.json': numbered('7.8.9') });
      const { code, output } = await encina.upgrade();
      expect(output).toContain('Encina está actualizada. Los datos de antes están en ');
      expect(code).toBe(0);
      expect(await version()).toBe('7.8.9');
      const copies = await encina.run('ls /var/lib/encina/before-upgrade');
      expect(copies.output).toMatch(/^encina-\S+\.age$/m);
      await expectToLogIn();
    },
    LONG,
  );

  it(
    'is not touched while it runs',
    async () => {
      encina.machine.publish({ 'package.json': numbered('7.9.0') });
      const environment = 'set -a; . /etc/encina.env; cd /srv/encina/app';
      const { code, output } = await encina.run(`${environment}; npm run --silent upgrade`);
      expect(output).toContain('Encina está en marcha. Párala antes de actualizarla.');
      expect(code).toBe(1);
      expect(await version()).toBe('7.8.9');
    },
    LONG,
  );

  it(
    'goes back to its version and its data where the newer one does not start',
    async () => {
      encina.machine.publish({
        'package.json': numbered('8.0.0'),
        'server/src/welcome.ts': 'throw new Error("a broken version");\n',
      });
      const { code, output } = await encina.upgrade();
      expect(output).toContain('No se ha actualizado. Tienes la versión de antes, con tus datos.');
      expect(code).not.toBe(0);
      expect(await version()).toBe('7.8.9');
      expect((await encina.run('sudo systemctl start encina')).code).toBe(0);
      await expectToLogIn();
    },
    LONG,
  );
});
