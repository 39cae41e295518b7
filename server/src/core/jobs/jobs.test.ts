import { expect, vi } from 'vitest';
import { onBothEnginesSharing } from '../../testing/fixtures.ts';
import { bellFor, due, RING, rings, runnerFor, withJobs } from '../../testing/ringing.ts';
import { jobsRepo } from './jobs.repo.ts';
import { jobRunner } from './runner.ts';

onBothEnginesSharing('a job', withJobs, (it) => {
  it('is done when it is due, not before, and once', async ({ town, jobs }) => {
    const { rung, ...runner } = bellFor(town);
    await jobs.schedule(due(town, 'pill', { minutes: 5 }));
    await runner.runDue();
    expect(rung).toEqual([]);
    town.pass({ minutes: 5 });
    await runner.runDue();
    await runner.runDue();
    expect(rung).toEqual(['pill']);
    expect(await rings(town)).toEqual([]);
  });

  it('is given to one of all the instances that ask at once', async ({ town, jobs }) => {
    const rung: string[] = [];
    const keys = Array.from({ length: 40 }, (_, index) => `pill ${index}`);
    for (const key of keys) await jobs.schedule(due(town, key));
    const instances = Array.from({ length: 5 }, () => bellFor(town, {}, rung));
    await Promise.all(instances.map((instance) => instance.runDue()));
    expect(rung.toSorted()).toEqual(keys.toSorted());
  });

  it('that is put in place of another one takes its time, and what was begun of the other is not written', async ({
    town,
    jobs,
  }) => {
    await jobs.schedule(due(town, 'pill'));
    const written: string[] = [];
    const runner = runnerFor(town, {
      async run({ key }) {
        // Meanwhile its rule changes.
        if (written.length === 0) await jobs.schedule(due(town, key, { hours: 1 }));
        return { write: async () => void written.push(key) };
      },
    });
    await runner.runDue();
    expect(written).toEqual([]);
    const tomorrow = town.now().add({ hours: 24 });
    await jobs.schedule({ kind: RING, key: 'pill', dueAt: tomorrow });
    expect(await rings(town)).toMatchObject([
      { key: 'pill', due_at: tomorrow.toString({ smallestUnit: 'millisecond' }) },
    ]);
  });

  it('stands or falls with the transaction in which it was scheduled', async ({ town, jobs }) => {
    const change = town.db.transaction().execute(async (trx) => {
      await jobsRepo(trx).schedule(due(town, 'pill'));
      throw new Error('the rule could not be changed');
    });
    await expect(change).rejects.toThrow();
    expect(await rings(town)).toEqual([]);
    await jobs.schedule(due(town, 'pill'));
    await town.db.transaction().execute((trx) => jobsRepo(trx).cancel(RING, 'pill'));
    expect(await rings(town)).toEqual([]);
  });

  it('that waits for the network waits beside many others, and holds up none that does not', async ({
    town,
    jobs,
  }) => {
    const many = 40;
    const [all, here] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    const runner = runnerFor(town, {
      waitsFor: 'network',
      async run() {
        begun += 1;
        if (begun === many) all.resolve();
        await Promise.all([all.promise, here.promise]);
        return {};
      },
    });
    runner.add({ kind: 'here', run: async () => ({ write: async () => here.resolve() }) });
    await jobs.scheduleAll(Array.from({ length: many }, (_, index) => due(town, `pill ${index}`)));
    await jobs.schedule({ ...due(town, 'pill'), kind: 'here' });
    await runner.runDue();
    expect(await rings(town)).toEqual([]);
  });

  it('is found by whoever has room for it while others have none, and asked about together with all others', async ({
    town,
    jobs,
  }) => {
    const repo = jobsRepo(town.db);
    const next = vi.spyOn(repo, 'next');
    const runner = jobRunner({ repo, clock: town.now, report: () => undefined });
    const held = Promise.withResolvers<void>();
    const begun: string[] = [];
    const sent: string[] = [];
    runner.add({
      kind: RING,
      async run({ key }) {
        begun.push(key);
        await held.promise;
        return {};
      },
    });
    runner.add({
      kind: 'letter',
      waitsFor: 'network',
      run: async ({ key }) => ({ write: async () => void sent.push(key) }),
    });
    await jobs.scheduleAll(Array.from({ length: 20 }, (_, index) => due(town, `pill ${index}`)));
    await runner.start();
    await expect.poll(() => begun.length).toBe(8);
    // By another instance: nobody wakes this one.
    await jobs.schedule({ ...due(town, 'hers'), kind: 'letter' });
    await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['hers']);
    expect(begun).toHaveLength(8);
    held.resolve();
    await expect.poll(() => begun.length).toBe(20);
    await runner.stop();
    expect(new Set(next.mock.calls.map(([kinds]) => kinds.join()))).toEqual(
      new Set([`${RING},letter`]),
    );
  });

  it('of a kind that an instance does not know is left to a newer one', async ({ town, jobs }) => {
    await jobs.schedule({ ...due(town, 'pill'), kind: 'newer' });
    await runnerFor(town, { run: async () => ({}) }).runDue();
    expect(await jobs.list(5)).toMatchObject([{ kind: 'newer', attempts: 0 }]);
  });

  it('that recurs is there from the start, and is due again after it was done', async ({
    town,
    jobs,
  }) => {
    const runner = runnerFor(town, {
      recurs: { seconds: 0 },
      run: async () => ({ again: town.now().add({ hours: 1 }) }),
    });
    await runner.start();
    await expect.poll(() => jobs.next([RING])).toEqual(town.now().add({ hours: 1 }));
    await runner.stop();
    expect(await rings(town)).toMatchObject([{ key: '', attempts: 0, lease: null }]);
  });

  it('that recurs is not put off for a year by a clock that was a year ahead', async ({
    town,
    jobs,
  }) => {
    const far = due(town, 'pill', { hours: 365 * 24 });
    await jobs.schedule({ ...far, key: '' });
    await jobs.schedule(far);
    const runner = runnerFor(town, {
      recurs: { seconds: 0 },
      every: { hours: 1 },
      run: async () => ({ again: town.now().add({ hours: 1 }) }),
    });
    await runner.start();
    await expect.poll(() => jobs.next([RING])).toEqual(town.now().add({ hours: 1 }));
    await runner.stop();
    expect(await rings(town)).toMatchObject([
      { key: '', attempts: 0 },
      { key: 'pill', due_at: far.dueAt.toString({ smallestUnit: 'millisecond' }) },
    ]);
  });

  it('that lies ahead is asked about, and nobody writes to claim it', async ({ town, jobs }) => {
    const repo = jobsRepo(town.db);
    const [claim, next] = [vi.spyOn(repo, 'claim'), vi.spyOn(repo, 'next')];
    const runner = jobRunner({ repo, clock: town.now, report: () => undefined });
    runner.add({ kind: RING, run: async () => ({}) });
    const far = due(town, 'pill', { hours: 1 });
    await jobs.schedule(far);
    await runner.start();
    await expect.poll(() => next.mock.settledResults[0]?.value).toEqual(far.dueAt);
    await runner.stop();
    expect(claim).not.toHaveBeenCalled();
  });

  it('wakes its instance by a timer, and by a call at once', async ({ town, jobs }) => {
    const { rung, ...runner } = bellFor(town);
    await jobs.schedule(due(town, 'soon', { milliseconds: 300 }));
    await runner.start();
    await expect.poll(() => runner.reported).toEqual([]);
    town.pass({ milliseconds: 300 });
    await expect.poll(() => rung).toEqual(['soon']);
    await jobs.schedule(due(town, 'now'));
    runner.wake();
    await expect.poll(() => rung).toEqual(['soon', 'now']);
    await runner.stop();
  });
});
