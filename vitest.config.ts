import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Each file is a worker of its own, which reads the same libraries: what Node has compiled once need not be compiled again.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('./node_modules/.cache/node-compile', import.meta.url),
);

const never = ['**/node_modules/**', '**/dist/**'];

/** Limits for what hangs, not claims of speed: the machine may be shared and slow. */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    // Left to itself, Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server/src,contract,games,demo,scripts,web/scripts,bench}/**/*.test.ts'],
          exclude: never,
          setupFiles: './scripts/testing/property-seed.ts',
          globalSetup: [
            './scripts/testing/postgres-setup.ts',
            './server/src/testing/migrated-setup.ts',
          ],
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Threads start faster than processes, and nothing here needs a process of its own.
          pool: 'threads',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: never,
          setupFiles: './web/src/testing/setup.ts',
          ...limits,
        },
      },
    ],
  },
});
