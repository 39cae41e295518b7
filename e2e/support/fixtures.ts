import { test as base, expect } from '@playwright/test';
import { type Server, startServer } from './server.ts';

/** Playwright's `test` with the real server: one a worker, on an empty data folder of its own. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };
