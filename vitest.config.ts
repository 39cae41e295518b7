import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Left to itself, Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server/src,contract,games,scripts}/**/*.test.ts'],
          exclude: never,
          globalSetup: './scripts/testing/postgres-setup.ts',
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: never,
          setupFiles: './web/src/testing/setup.ts',
        },
      },
    ],
  },
});
