// @ts-check
/**
 * `npm start` and `npm run demo`: from a fresh clone to a running server with one command. `npm run setup` stops before
 * the start: for a service, which has no network and no time to build.
 * Runs on any Node from 20 on, with nothing installed, so it imports nothing but Node's own.
 */
import process from 'node:process';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main } from './support/script-main.mjs';
import { SERVER_FLAGS } from './support/server-flags.mjs';
import { ensureWebBuilt } from './support/web-build.mjs';

await main(async () => {
  await ensureInstalled({
    dev: false,
    announce: 'Instalando lo que hace falta (solo la primera vez)…',
    failure:
      'No se ha podido instalar lo que hace falta. Comprueba la conexión a internet y vuelve a intentarlo.',
  });
  await ensureWebBuilt({
    announce: 'Preparando las pantallas…',
    failure: 'No se han podido preparar las pantallas.',
  });
  if (process.argv.includes('--prepare')) return 0;
  const node = pinnedNode();
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    NODE_ENV: 'production',
    // What Node has read and compiled once need not be read again at the next start.
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node-compile'),
    ...process.env,
  };
  if (process.argv.includes('--demo')) {
    env.DATA_DIR ??= inRoot('demo-data');
    const seeded = await run(node, ['demo/seed.ts'], { env });
    if (seeded !== 0) return seeded;
  }
  return run(node, [...SERVER_FLAGS, 'server/src/main.ts'], { env });
});
