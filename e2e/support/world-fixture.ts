import { test as base, expect } from './fixtures.ts';
import { ONCE_A_WORKER } from './server.ts';
import { makeWorld, type World, withNewcomer } from './world.ts';

/** The real server with a town in it: an administrator, four people, two more towns. One a worker. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ server }, use) => {
      await use(await makeWorld(server.url));
    },
    ONCE_A_WORKER,
  ],
});

/** The same, each test about a person of its own. */
export const newcomerTest = test.extend<{ newcomer: World }>({
  newcomer: async ({ world }, use) => use(await withNewcomer(world)),
});

export { expect };
