import { describe, expect, it, vi } from 'vitest';
import { ENGINES } from './testing/engines.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';

vi.mock('@node-rs/argon2', () => import('./testing/cheap-argon2.ts'));

/** The same requests in every run: whoever changes something learns of that alone. `npm run fuzz` goes further. */
const { FUZZ_REQUESTS = '1500', FUZZ_SEED = '1' } = process.env;
const requests = Number(FUZZ_REQUESTS);
const seed = Number(FUZZ_SEED);
/** In ms, on a machine that does other things too. */
const SLOWEST_REQUEST = 200;

describe.each(ENGINES)('requests made of the description of the API (%s)', (engine) => {
  it(
    'are all answered as it says, and none with a fault of the server',
    async () => {
      const { statuses, faults } = await fuzz(engine, requests, seed);
      const counts = Object.entries(statuses).map(([status, count]) => `${count}×${status}`);
      process.stdout.write(`${engine}: ${requests} requests, seed ${seed}: ${counts.join(' ')}\n`);
      expect(faults).toEqual([]);
    },
    60_000 + requests * SLOWEST_REQUEST,
  );
});
