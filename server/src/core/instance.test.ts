import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import type { Town } from '../testing/town.ts';
import { matchInstallation } from './installation.repo.ts';
import { enterInstances, type Instance } from './instance.ts';
import { instancesRepo } from './instances.repo.ts';

/** Its clock goes on by itself, so that nobody has to wait until somebody is taken for dead. */
function comeTo(town: Town, place: string, sharesStore: boolean) {
  const clock = () => {
    // Five looks until whoever says nothing is taken for dead: a machine that stands still for a second is no such.
    town.pass({ seconds: 2 });
    return town.now();
  };
  return enterInstances({ repo: instancesRepo(town.db), clock, place, sharesStore });
}

/** While the one that is there says so, again and again. */
async function expectRefused(there: Instance, coming: Promise<unknown>) {
  let said = Promise.resolve();
  const speaking = setInterval(() => {
    said = said.then(() => there.noteSeen());
  }, 100);
  await expect(coming).rejects.toThrow(/^Otra instancia de Encina usa ya/);
  clearInterval(speaking);
  await said;
}

onBothEngines('instances on one database', (base) => {
  const it = base.extend('place', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    await matchInstallation(town.db, town.storage, async () => new Set());
    return town;
  });

  it('are any number with a shared store, and one with a folder', async ({ place: town }) => {
    const one = await comeTo(town, 'one', true);
    const two = await comeTo(town, 'two', true);
    expect(await town.db.selectFrom('instances').selectAll().execute()).toHaveLength(2);
    for (const { leave } of [one, two]) await leave();
    const alone = await comeTo(town, 'one', false);
    await expectRefused(alone, comeTo(town, 'two', true));
  });

  it('do not wait for one that was killed in the same folder, and not for ever for one elsewhere', async ({
    place: town,
  }) => {
    await comeTo(town, 'one', false);
    await comeTo(town, 'one', false);
    await comeTo(town, 'two', false);
    const there = await town.db.selectFrom('instances').select('place').execute();
    expect(there).toEqual([{ place: 'two' }]);
  });

  it('that were taken for dead come in again, or end where their files are missed', async ({
    place: town,
  }) => {
    const paused = await comeTo(town, 'one', false);
    await town.db.deleteFrom('instances').execute();
    await paused.noteSeen();
    expect(await town.db.selectFrom('instances').selectAll().execute()).toHaveLength(1);
    await town.db.deleteFrom('instances').execute();
    const other = await comeTo(town, 'two', false);
    await expectRefused(other, paused.noteSeen());
  });

  it('of a cloned machine do not go on side by side, though they say that they are at one place', async ({
    place: town,
  }) => {
    const cloned = await comeTo(town, 'one', false);
    const clone = await comeTo(town, 'one', false);
    await expectRefused(clone, cloned.noteSeen());
  });
});
