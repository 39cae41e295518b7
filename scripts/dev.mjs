// @ts-check
/** `npm run dev`: server and web, both reloading themselves; Ctrl-C ends both. */
import process from 'node:process';
import { ensureDevelopmentTools } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { endAll, run } from './support/run.mjs';
import { main } from './support/script-main.mjs';

await main(async () => {
  await ensureDevelopmentTools('development needs');
  const node = pinnedNode();
  // web/vite.config.ts hands /api on to this port.
  const env = { ...process.env, PORT: '3000' };
  const parts = [
    run(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env }),
    run(node, [binOf('vite')], { env, cwd: inRoot('web') }),
  ];
  const code = await Promise.race(parts);
  endAll();
  await Promise.all(parts);
  // Ctrl-C is how development ends, not a failure.
  return code > 128 ? 0 : code;
});
