import { it as base, describe } from 'vitest';
import { shareScenario } from './access-scenario.ts';
import { addAdmin, addDevice, addPerson, addSupportPerson } from './accounts.ts';
import { conversationOf } from './conversation.ts';
import { ENGINES, type Engine, emptyTestDatabase } from './engines.ts';
import { openTown, START } from './town.ts';

type Environment = Record<string, string>;
export type Fixtures = ReturnType<typeof fixturesOf>;

/**
 * Runs the tests on each of the two databases. `it` hands a test what it asks for by name, and makes nothing that no
 * test asks for.
 * @param environment what the server is started with
 */
export function onBothEngines(
  subject: string,
  tests: (it: Fixtures) => void,
  environment: Environment = {},
) {
  onBothEnginesSharing(subject, (it) => it, tests, environment);
}

/** The same with what all tests of the file share: Vitest takes that only outside of `describe`. */
export function onBothEnginesSharing<It>(
  subject: string,
  share: (it: Fixtures) => It,
  tests: (it: It) => void,
  environment: Environment = {},
) {
  for (const engine of ENGINES) {
    const it = share(fixturesOf(engine, environment));
    describe(`${subject} (${engine})`, () => tests(it));
  }
}

const fixturesOf = (engine: Engine, environment: Environment) =>
  base
    .extend('engine', { scope: 'file' }, () => engine)
    // One for all of these tests: a start costs more than most of them.
    .extend('server', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
      const server = await openTown(engine, environment);
      onCleanup(() => server.close());
      return server;
    })
    .extend('sharedScenario', { scope: 'file' }, ({ server }) => shareScenario(server))
    // The same server, its clock set back to the start.
    .extend('town', ({ server }) => {
      server.at(START);
      return server;
    })
    .extend('person', ({ town }) => addPerson(town))
    .extend('admin', ({ town }) => addAdmin(town))
    .extend('device', ({ town }) => addDevice(town))
    .extend('relative', ({ town, person }) => addSupportPerson(town, [person.id]))
    .extend('family', ({ person, relative }) => conversationOf(person, relative))
    // A server of the test's own: another environment, or a town that nobody has touched.
    .extend('openOwnTown', ({ engine }, { onCleanup }) => async (own?: Environment) => {
      const town = await openTown(engine, own);
      onCleanup(() => town.close());
      return town;
    })
    .extend('database', async ({ engine }, { onCleanup }) => {
      const database = await emptyTestDatabase(engine);
      onCleanup(() => database.remove());
      return database;
    });
