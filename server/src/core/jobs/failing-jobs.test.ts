import { expect } from 'vitest';
import { onBothEnginesSharing } from '../../testing/fixtures.ts';
import { bellFor, due, RING, rings, runnerFor, withJobs } from '../../testing/ringing.ts';

onBothEnginesSharing('a job that went wrong', withJobs, (it) => {
  it('that fails is tried again after growing pauses, is kept when it is dead, and says why without words of anybody', async ({
    town,
    jobs,
  }) => {
    let attempts = 0;
    const { runDue, reported } = runnerFor(town, {
      mostAttempts: 3,
      async run() {
        attempts += 1;
        throw new TypeError('Josefa said something');
      },
    });
    await jobs.schedule(due(town, 'pill'));
    await runDue();
    for (const [pause, made] of [
      [9, 1],
      [1, 2],
      [39, 2],
      [1, 3],
      [7200, 3],
    ] as const) {
      town.pass({ seconds: pause });
      await runDue();
      expect([pause, attempts]).toEqual([pause, made]);
    }
    expect(reported).toHaveLength(3);
    expect(await rings(town)).toMatchObject([{ problem: 'TypeError', attempts: 3 }]);
    expect((await jobs.list(1))[0]?.died_at).not.toBeNull();
    expect(await jobs.next([RING])).toBeUndefined();
  });

  it('that cannot wait for long is tried again after its longest pause', async ({ town, jobs }) => {
    let attempts = 0;
    const { runDue } = runnerFor(town, {
      longestPause: 60_000,
      async run() {
        attempts += 1;
        throw new Error('nobody answers');
      },
    });
    await jobs.schedule(due(town, 'pill'));
    for (const pause of [0, 10, 40, 60, 60]) {
      town.pass({ seconds: pause });
      await runDue();
    }
    expect(attempts).toBe(5);
  });

  it('of an instance that is gone is taken over when its lease is over, and not earlier', async ({
    town,
    jobs,
  }) => {
    await jobs.schedule(due(town, 'pill'));
    const until = town.now().add({ seconds: 30 });
    const [gone] = await jobs.claim({ kinds: [RING], now: town.now(), until, most: 1 });
    const { rung, runDue } = bellFor(town);
    town.pass({ seconds: 29 });
    await runDue();
    expect(rung).toEqual([]);
    town.pass({ seconds: 1 });
    await runDue();
    expect(rung).toEqual(['pill, attempt 2']);
    if (!gone) throw new Error('nothing was claimed');
    expect(await jobs.finish(gone, undefined)).toBe(false);
    expect(await jobs.renew(gone, until)).toBe(false);
  });

  it('that ends the process at each attempt is given up unseen', async ({ town, jobs }) => {
    await jobs.schedule(due(town, 'pill'));
    const claim = { kinds: [RING], now: town.now(), until: town.now(), most: 1 };
    for (let kill = 0; kill < 2; kill += 1) expect(await jobs.claim(claim)).toHaveLength(1);
    const { rung, runDue } = bellFor(town, { mostAttempts: 2 });
    await runDue();
    expect(rung).toEqual([]);
    expect((await rings(town))[0]?.died_at).not.toBeNull();
  });

  it('that was given up is forgotten after thirty days', async ({ town, jobs }) => {
    const { runDue } = runnerFor(town, {
      mostAttempts: 1,
      async run() {
        throw new Error('nobody answers');
      },
    });
    await jobs.schedule(due(town, 'pill'));
    await runDue();
    town.pass({ hours: 30 * 24 - 1 });
    await town.app.tidy();
    expect(await rings(town)).toHaveLength(1);
    town.pass({ hours: 2 });
    await town.app.tidy();
    expect(await rings(town)).toEqual([]);
  });
});
