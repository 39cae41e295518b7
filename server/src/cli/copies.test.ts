import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { claimCopying } from '../core/data-dir.ts';
import { isRestoreUnfinished, startRestore } from '../core/unfinished-restore.ts';
import { FIRST_STAFF } from '../testing/accounts.ts';
import type { TestDatabase } from '../testing/engines.ts';
import { askAsFirst } from '../testing/first-of-staff.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import {
  runAdmin,
  runCommand,
  runToTheEnd,
  startCommand,
  startServer,
} from '../testing/process.ts';

const LONG = 480_000;
const PASSPHRASE = 'la-encina-de-la-dehesa';

/** A town hall whose server has started once, and has one account. */
async function installed({ dataDir, databaseUrl }: TestDatabase) {
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'copies'),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const server = await startServer(environment);
  expect((await askAsFirst(server.url, '/api/admin/create-first')).status).toBe(200);
  return { environment, server, closed: { ...environment, BACKUP_PASSPHRASE: PASSPHRASE } };
}

const copiesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.age')).map((name) => join(folder, name));

onBothEngines('copies from the command line', (it) => {
  it('are closed with a passphrase of a sheet, known to status, and put back in one order', {
    timeout: LONG,
  }, async ({ database }) => {
    const { environment, server } = await installed(database);
    const unlocked = await runCommand('backup', environment);
    expect(unlocked.stderr).toBe(
      'Falta la frase que cierra las copias. Créala e imprime su hoja con: npm run backup -- --sheet\n',
    );
    const sheet = await runCommand('backup', environment, ['--sheet']);
    const [, phrase = ''] = /<p class="phrase">(.*)<\/p>/.exec(sheet.stdout) ?? [];
    expect(phrase).toMatch(/^([a-z0-9]{4}-){5}[a-z0-9]{4}$/);
    expect((await runCommand('backup', environment)).stdout).toMatch(
      /^Copia hecha en \S+: encina-/,
    );
    const { stdout } = await runAdmin(environment, ['status']);
    expect(stdout).toContain(`Copias: cada día, en ${environment.BACKUP_DIR}`);
    expect(stdout).toMatch(/^Última copia: el \d+ de \w+ de \d{4} a las? \d+:\d\d$/m);

    expect((await runCommand('restore', environment)).stderr).toContain('Encina ya está en marcha');
    expect((await server.end('SIGTERM')).code).toBe(0);
    expect((await runCommand('restore', environment)).stderr).toBe(
      'Aquí ya hay datos. Para cambiarlos por los de la copia, repite la orden con --replace.\n',
    );
    const restored = await runCommand('restore', environment, ['--replace']);
    expect([restored.stderr, restored.code]).toEqual(['', 0]);
    const again = await startServer(environment);
    expect((await runAdmin(environment, ['list'])).stdout).toContain(
      `${FIRST_STAFF.name} <${FIRST_STAFF.email}>`,
    );
    expect((await again.end('SIGTERM')).code).toBe(0);
  });

  it('that are wrong, cut or changed say so in one sentence, and change nothing', {
    timeout: LONG,
  }, async ({ database }) => {
    const { closed, environment, server } = await installed(database);
    expect((await runCommand('backup', closed)).code).toBe(0);
    await server.end('SIGTERM');
    const [copy = ''] = await copiesIn(join(database.dataDir, 'copies'));
    const whole = await readFile(copy);
    const before = await readdir(database.dataDir);
    const refusal = async (bytes: Buffer, passphrase: string) => {
      await writeFile(copy, bytes);
      const variables = { ...environment, BACKUP_PASSPHRASE: passphrase };
      const { stderr, code } = await runCommand('restore', variables, [copy, '--replace']);
      expect(code).toBe(1);
      expect(await readdir(database.dataDir)).toEqual(before);
      return stderr;
    };
    expect(await refusal(whole, 'otra-frase-que-no-es')).toBe(
      'La frase no abre esta copia. Compárala con su hoja, letra a letra.\n',
    );
    const broken = 'La copia está cortada o cambiada y no sirve. Usa otra copia.\n';
    expect(await refusal(whole.subarray(0, whole.length - 100), PASSPHRASE)).toBe(broken);
    const changed = Buffer.from(whole);
    changed[5_000] = (changed[5_000] ?? 0) ^ 1;
    expect(await refusal(changed, PASSPHRASE)).toBe(broken);
    const again = await startServer(environment);
    expect((await runAdmin(environment, ['list'])).stdout).toContain(FIRST_STAFF.name);
    await again.end('SIGTERM');
  });

  it('are refused two at once, and a killed one leaves nothing that counts', {
    timeout: LONG,
  }, async ({ database }) => {
    const { closed, server } = await installed(database);
    const release = claimCopying(database.dataDir);
    expect((await runCommand('backup', closed)).stderr).toBe(
      'Ya se está haciendo otra copia. Espera a que termine.\n',
    );
    release?.();
    for (const moment of [900, 1_400, 1_900, 2_400]) {
      const copying = startCommand('backup', closed);
      await pause(moment);
      copying.kill('SIGKILL');
      await copying.ended;
    }
    const folder = join(database.dataDir, 'copies');
    for (const copy of await copiesIn(folder).catch(() => [])) {
      expect((await runCommand('verify', closed, [copy])).code).toBe(0);
    }
    expect((await runCommand('backup', closed)).code).toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await readdir(database.dataDir)).not.toContain('copying');
    await server.end('SIGTERM');
  });

  it('that were being put back when the power went are put back before the server starts', {
    timeout: LONG,
  }, async ({ database }) => {
    const { closed, server } = await installed(database);
    expect((await runCommand('backup', closed)).code).toBe(0);
    await server.end('SIGTERM');
    await startRestore(database.dataDir);
    await rm(join(database.dataDir, 'secret.key'));
    expect((await runToTheEnd({ ...closed, PORT: '0' })).stderr).toBe(
      'La recuperación de la copia no terminó. Repítela antes de arrancar: npm run restore\n',
    );
    expect((await runCommand('restore', closed)).code).toBe(0);
    expect(isRestoreUnfinished(database.dataDir)).toBe(false);
    expect((await (await startServer(closed)).end('SIGTERM')).code).toBe(0);
  });
});
