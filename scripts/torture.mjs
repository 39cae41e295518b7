// @ts-check
/** `npm run torture [-- --kills 1000]`: kills the server at random moments and looks for what was lost. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureDevelopmentTools } from './support/install.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main } from './support/script-main.mjs';

await main(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
  await ensureDevelopmentTools('the tests need');
  return run(pinnedNode(), [binOf('vitest'), 'run', 'server/src/torture'], {
    env: { ...process.env, TORTURE_KILLS: values.kills },
  });
});
