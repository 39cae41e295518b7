import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { throttleRepo } from './throttle.repo.ts';

const options = {
  now: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T11:00:00.000Z',
  isWindow: false,
  free: 2,
  waits: ['2026-11-20T10:01:00.000Z'],
};

onBothEngines('the counter of attempts', (it) => {
  it('gives each of any number of parallel attempts its own place in the count', async ({
    town,
  }) => {
    const repo = throttleRepo(town.db);
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => repo.takeAll([{ key: 'parallel', ...options, free: 20 }])),
    );
    expect(taken.filter((blockedUntil) => blockedUntil === undefined)).toHaveLength(20);
    expect(new Set(taken)).toEqual(new Set([undefined, options.waits[0]]));
  });

  it('names an instant even when the count is wiped and begun anew while it looks', async ({
    engine,
    town,
  }) => {
    const repo = throttleRepo(town.db);
    await repo.takeAll([{ key: 'wiped', ...options }]);
    await repo.takeAll([{ key: 'wiped', ...options }]);
    const meddled = town.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const wiped = town.db.updateTable('attempt_counts').set({ attempts: 1, blocked_until: '' });
        const done = wiped.where('key', '=', 'wiped').execute();
        // On SQLite it waits for the transaction that looks: nobody comes in between.
        if (engine === 'postgres') await done;
        return result;
      },
    });
    const blockedUntil = await throttleRepo(meddled).takeAll([{ key: 'wiped', ...options }]);
    expect(blockedUntil).toBe(engine === 'sqlite' ? options.waits[0] : options.now);
  });

  it('forgets what is old, and keeps what is not', async ({ town }) => {
    const repo = throttleRepo(town.db);
    const past = '2026-11-20T10:30:00.000Z';
    const lasting = { ...options, waits: ['2026-11-20T12:00:00.000Z'], free: 1 };
    await repo.takeAll([{ key: 'old', ...options, expiresAt: past }]);
    await repo.takeAll([{ key: 'waiting', ...lasting, expiresAt: past }]);
    await repo.takeAll([{ key: 'waiting', ...lasting, expiresAt: past }]);
    await repo.takeAll([{ key: 'young', ...options }]);
    await repo.forgetExpired(past);
    const rows = await town.db.selectFrom('attempt_counts').select('key').execute();
    const keys = rows.map(({ key }) => key);
    expect(keys).toContain('young');
    expect(keys).toContain('waiting');
    expect(keys).not.toContain('old');
  });
});
