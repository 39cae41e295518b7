import { expect, it } from 'vitest';
import { sharedTurn } from './shared-turn.ts';

const busyFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('statements that follow each other give the thread to a request that waits', async () => {
  const turn = sharedTurn(5);
  let served = 0;
  setImmediate(() => {
    served = done;
  });
  let done = 0;
  for (; done < 20; done += 1) {
    await turn();
    busyFor(2);
  }
  expect(served).toBeGreaterThan(0);
  expect(served).toBeLessThan(10);
});

it('few statements do not wait for anything', () => {
  const turn = sharedTurn(1_000);
  expect([turn(), turn(), turn()]).toEqual([undefined, undefined, undefined]);
});
