// @ts-check
/** `npm run torture [-- --kills 1000]`: kills the server at random moments and looks for what was lost. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main } from './support/script-main.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
  await ensureInstalled({
    dev: true,
    announce: 'Installing what the tests need…',
    failure: 'The packages could not be installed: is there a network?',
  });
  return run(pinnedNode(), [binOf('vitest'), 'run', 'server/src/torture'], {
    env: { ...process.env, TORTURE_KILLS: values.kills },
  });
});
