import { defineConfig } from 'vitest/config';

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
          globalSetup: './scripts/testing/postgres-setup.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: never,
          setupFiles: './web/src/testing/setup.ts',
          ...limits,
        },
      },
    ],
  },
});
