import { expect, it as plain } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { SECRET_KEY, START } from '../testing/town.ts';
import type { Taken } from './attempt-counts.repo.ts';
import { DomainError } from './errors.ts';
import { hashQueue, passwords } from './passwords.ts';
import { throttleRepo } from './throttle.repo.ts';
import { throttle } from './throttle.ts';

type Repo = ReturnType<typeof throttleRepo>;

plain(
  'log-ins that are too many at once are refused with 503, those of another town not',
  async () => {
    const { hashPin } = passwords(SECRET_KEY, hashQueue(3));
    const asked = Array.from({ length: 12 }, (_, at) => hashPin(`${1_000 + at}`, 'one town'));
    const neighbour = hashPin('2468', 'another town');
    const results = await Promise.allSettled(asked);
    const refused = results.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 5 } });
    expect(await neighbour).toMatch(/^\$argon2id/);
  },
);

plain(
  'of attempts too many to be counted those of whoever sends most are refused, and others have their turn',
  async () => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    const counted: string[] = [];
    const repo = {
      async takeAll([{ key }]: [Taken]) {
        await isOpen;
        counted.push(key);
      },
      forgive: async () => undefined,
    };
    const attempts = throttle(repo as unknown as Repo, () => Temporal.Instant.from(START));
    const from = (key: string) => attempts.attempt([{ key, isShared: true }], async () => true);
    const flood = Promise.allSettled(Array.from({ length: 500 }, () => from('address:flood')));
    const neighbour = from('device:neighbour');
    open();
    expect(await neighbour).toBe(true);
    expect(counted.indexOf('device:neighbour')).toBeLessThan(10);
    const refused = (await flood).flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
    // Those that are being counted, and those that wait but for the neighbour.
    expect(500 - refused.length).toBe(4 + 400 - 1);
    expect(refused[0]).toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 5 } });
  },
);

onBothEngines('whoever is sent away because too many came at once', (it) => {
  it('has guessed at nothing', async ({ town }) => {
    const attempts = throttle(throttleRepo(town.db), () => Temporal.Instant.from(START));
    const key = [{ key: 'pin:someone:tablet' }];
    const sentAway = () => Promise.reject(new DomainError('busy'));
    for (let time = 0; time < 10; time += 1) {
      await expect(attempts.attempt(key, sentAway)).rejects.toMatchObject({ code: 'busy' });
    }
    expect(await attempts.attempt(key, async () => undefined)).toBeUndefined();
    expect(await attempts.attempt(key, async () => 'right')).toBe('right');
  });
});
