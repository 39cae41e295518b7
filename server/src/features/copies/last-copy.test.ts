import { expect } from 'vitest';
import { noteCopy } from '../../core/last-copy.ts';
import { addAdmin } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { START } from '../../testing/town.ts';

onBothEngines('the last copy in the panel', (it) => {
  it('is none at first, and late where a town has had none for three days', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    const told = async () =>
      (await (await addAdmin(town)).ask({ url: '/api/admin/status' })).json.copy;
    expect(await told()).toEqual({ at: null, isLate: false });
    town.pass({ hours: 73 });
    expect(await told()).toEqual({ at: null, isLate: true });
    await noteCopy(town.dataDir, Temporal.Instant.from(START));
    expect(await told()).toEqual({ at: START, isLate: true });
  });

  it('is late after three days, and never older than it was', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    // Who logs in anew each time: no session lasts so long.
    const told = async () =>
      (await (await addAdmin(town)).ask({ url: '/api/admin/status' })).json.copy;
    await noteCopy(town.dataDir, Temporal.Instant.from(START));
    await noteCopy(town.dataDir, Temporal.Instant.from('2026-11-01T00:00:00Z'));
    town.pass({ hours: 71 });
    expect(await told()).toEqual({ at: START, isLate: false });
    town.pass({ hours: 2 });
    expect(await told()).toEqual({ at: START, isLate: true });
  });
});
