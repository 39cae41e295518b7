import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return promise;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, job, end };
}

describe('a fair queue', () => {
  it('does one job of each lane in turn, however many wait in one', async () => {
    const { begun, job, end } = jobs();
    const queue = fairQueue({ workers: 1, mostWaiting: 100, retryAfter: 5 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void queue('a', job(name));
    void queue('b', job('b1'));
    void queue('c', job('c1'));
    for (let done = 0; done < 6; done += 1) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('leaves a worker for others where one lane has many jobs', async () => {
    const { begun, job, end } = jobs();
    const queue = fairQueue({ workers: 2, workersEach: 1, mostWaiting: 100, retryAfter: 5 });
    for (let at = 1; at <= 8; at += 1) void queue('a', job(`a${at}`));
    void queue('b', job('b1'));
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses the last of the longest lane when too many wait, and not who comes next', async () => {
    const { begun, job, end } = jobs();
    const queue = fairQueue({ workers: 1, mostWaiting: 3, retryAfter: 5 });
    void queue('a', job('a1'));
    void queue('a', job('a2'));
    void queue('a', job('a3'));
    const last = queue('a', job('a4'));
    const neighbour = queue('b', job('b1'));
    await expect(last).rejects.toMatchObject({
      code: 'busy',
      status: 503,
      details: { retryAfter: 5 },
    });
    await end('a1');
    await end(begun.at(-1) ?? '');
    await end('b1');
    expect(await neighbour).toBe('b1');
  });

  it('tells of several that are done in one moment while others wait', async () => {
    const { begun, job, end } = jobs();
    const queue = fairQueue({ workers: 1, mostWaiting: 100, retryAfter: 5, toldTogether: 2 });
    const told: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4'])
      void queue('a', job(name)).then(told.push.bind(told));
    await end('a1');
    expect([begun, told]).toEqual([['a1', 'a2'], []]);
    await end('a2');
    expect(told).toEqual(['a1', 'a2']);
    await end('a3');
    await end('a4');
    expect(told).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('holds nobody back for company where its workers would soon have nothing to do', async () => {
    const { job, end } = jobs();
    const queue = fairQueue({ workers: 2, mostWaiting: 100, retryAfter: 5, toldTogether: 9 });
    const told: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) {
      void queue('a', job(name)).then(told.push.bind(told));
    }
    await end('a1');
    expect(told).toEqual([]);
    await end('a2');
    expect(told).toEqual(['a1', 'a2']);
    await end('a3');
    expect(told).toEqual(['a1', 'a2', 'a3']);
  });

  it('tells of a job that failed in its turn with those that did not', async () => {
    const queue = fairQueue({ workers: 1, mostWaiting: 100, retryAfter: 5, toldTogether: 3 });
    const failing = () => Promise.reject(new Error('the disk is gone'));
    const outcomes = await Promise.allSettled([
      queue('a', async () => 'first'),
      queue('a', failing),
      queue('a', async () => 'third'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('goes on after a job that fails', async () => {
    const queue = fairQueue({ workers: 1, mostWaiting: 3, retryAfter: 5 });
    const failing = queue('a', () => Promise.reject(new Error('the disk is gone')));
    const next = queue('a', async () => 'done');
    await expect(failing).rejects.toThrow('the disk is gone');
    expect(await next).toBe('done');
  });
});
