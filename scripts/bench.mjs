// @ts-check
/** `npm run bench [-- <part>… --quick]`: measures, and writes what it measured to `bench/RESULTS.md`. */
import process from 'node:process';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main } from './support/script-main.mjs';
import { ensureWebBuilt } from './support/web-build.mjs';

await main(async () => {
  await ensureInstalled({
    dev: true,
    announce: 'Installing what the bench needs…',
    failure: 'The packages could not be installed: is there a network?',
  });
  await ensureWebBuilt({
    announce: 'Building the web…',
    failure: 'The web could not be built.',
  });
  return run(pinnedNode(), [inRoot('bench/run.ts'), ...process.argv.slice(2)]);
});
