import { test as base, expect } from '@playwright/test';
import { type ClockedServer, startClocked } from './clocked-server.ts';
import { makeWorld, type World } from './world.ts';

/** A village of its own for each test, whose server begins at that instant. */
export const clockedTest = (instant: string, env?: Record<string, string>) =>
  base.extend<{ village: { server: ClockedServer; world: World } }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    village: async ({}, use) => {
      const server = await startClocked(instant, env);
      await use({ server, world: await makeWorld(server.url) });
      await server.stop();
    },
    baseURL: async ({ village }, use) => use(village.world.url),
  });

export { expect };
