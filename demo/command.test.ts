import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { emptyPlace } from '../server/src/testing/engines.ts';
import { openTownAt } from '../server/src/testing/town.ts';

const run = promisify(execFile);
const seed = (dataDir: string, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

describe('npm run demo', () => {
  it('says how to enter, and that all of it is invented', async () => {
    const place = await emptyPlace('sqlite');
    const { stdout } = await seed(place.dataDir, '--size=empty');
    for (const words of ['ana@ejemplo.es', 'bellota-demo', 'PIN 1234', 'inventados']) {
      expect(stdout).toContain(words);
    }
    expect((await seed(place.dataDir)).stdout).toContain('No se ha cambiado nada.');
    await place.remove();
  });

  it('stops with one sentence before a real installation, and for a size that there is not', async () => {
    const place = await emptyPlace('sqlite');
    const town = await openTownAt(place);
    await town.app.http.close();
    await town.db.destroy();
    const sentence = expect.stringMatching(/^La carpeta .* instalación de verdad\. .*\n$/);
    await expect(seed(place.dataDir)).rejects.toMatchObject({ code: 1, stderr: sentence });
    const sizes = '--size debe ser empty, normal, crowded, huge.\n';
    const wrong = seed(place.dataDir, '--size=giant');
    await expect(wrong).rejects.toMatchObject({ code: 1, stderr: sizes });
    await place.remove();
  });
});
