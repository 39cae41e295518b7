// @ts-check
/** `npm run fuzz -- [--requests N] [--seed N]`: asks the server at random, as its description allows and otherwise. */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureDevelopmentTools } from './support/install.mjs';
import { binOf, pinnedNode } from './support/pinned-node.mjs';
import { run } from './support/run.mjs';
import { main } from './support/script-main.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});

await main(async () => {
  await ensureDevelopmentTools('the tests need');
  const seed = values.seed ?? String(randomInt(2 ** 31));
  const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: seed };
  return run(pinnedNode(), [binOf('vitest'), 'run', 'server/src/fuzz.test.ts'], { env });
});
