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

  it('goes on after a job that fails', async () => {
    const queue = fairQueue({ workers: 1, mostWaiting: 3, retryAfter: 5 });
    const failing = queue('a', () => Promise.reject(new Error('the disk is gone')));
    const next = queue('a', async () => 'done');
    await expect(failing).rejects.toThrow('the disk is gone');
    expect(await next).toBe('done');
  });
});
