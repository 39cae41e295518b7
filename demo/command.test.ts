import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { emptyTestDatabase } from '../server/src/testing/engines.ts';
import { openTownAt } from '../server/src/testing/town.ts';

const run = promisify(execFile);
const seed = (dataDir: string, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

describe('npm run demo', () => {
  it('says how to enter, and that all of it is invented', async () => {
    const database = await emptyTestDatabase('sqlite');
    const { stdout } = await seed(database.dataDir, '--size=empty');
    for (const words of ['ana@ejemplo.es', 'bellota-demo', 'PIN 1234', 'inventados']) {
      expect(stdout).toContain(words);
    }
    expect((await seed(database.dataDir)).stdout).toContain('No se ha cambiado nada.');
    await database.remove();
  });

  it('stops with one sentence before a real installation, and for a size that there is not', async () => {
    const database = await emptyTestDatabase('sqlite');
    const town = await openTownAt(database);
    await town.app.http.close();
    await town.db.destroy();
    const sentence = expect.stringMatching(/^La carpeta .* instalación de verdad\. .*\n$/);
    await expect(seed(database.dataDir)).rejects.toMatchObject({ code: 1, stderr: sentence });
    const sizes = '--size debe ser empty, normal, crowded, huge.\n';
    const wrong = seed(database.dataDir, '--size=giant');
    await expect(wrong).rejects.toMatchObject({ code: 1, stderr: sizes });
    await database.remove();
  });
});
