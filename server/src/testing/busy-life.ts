import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { Caller } from '../torture/caller.ts';
import { faultsIn } from '../torture/faults.ts';
import { type Life, liveOn } from '../torture/life.ts';
import { enterAsFirst } from './first-of-staff.ts';
import { pictureBytes } from './pictures.ts';

const SOON = { timeout: 60_000 };

/** People who write without pause to a server that somebody harms meanwhile. */
export async function busyLife(url: string) {
  const staff = new Caller(await enterAsFirst(url));
  const lives: Life[] = [];
  let isOver = false;
  const world = { url, staff, picture: await pictureBytes('png') };
  const writing = liveOn(world, lives, async () => {
    await pause(20);
    return !isOver;
  });
  /** Somebody has come who was not there before: writes are acknowledged. */
  const goesOn = async () => {
    const before = lives.length;
    await expect.poll(() => lives.length, SOON).toBeGreaterThan(before);
  };
  await goesOn();
  return {
    goesOn,
    /** Nothing is lost and nothing is there twice. @param allowed what was answered besides 200 and 204 */
    async expectWhole(...allowed: number[]) {
      isOver = true;
      await writing;
      expect(await faultsIn(url, lives)).toEqual([]);
      const statuses = [staff, ...lives.map(({ caller }) => caller)].flatMap(({ statuses }) => [
        ...statuses,
      ]);
      const answers = new Set([200, 204, ...allowed]);
      expect(new Set(statuses).difference(answers)).toEqual(new Set());
    },
  };
}
