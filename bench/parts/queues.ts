/**
 * How long a neighbour's small picture waits behind eight large ones of one person, and how long the log-in of another
 * town and the reading of a file wait behind 300 log-ins; each in a fair queue, and in one line as it was.
 */
import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { pictures } from '../../server/src/core/files/pictures.ts';
import { passwords } from '../../server/src/core/passwords.ts';
import type { Part } from '../support/part.ts';

const LARGE = { width: 7_000, height: 5_000 };
const SMALL = { width: 800, height: 600 };
const LOG_INS = 300;
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const queues: Part = {
  about: 'Queues: how long others wait',
  async run({ note }) {
    const small = 'a small picture behind eight large ones';
    note(`${small}, in one line`, await smallBehindLarge(1, () => 'all'));
    note(`${small}, in turns`, await smallBehindLarge(2, (who) => who));
    const { hashPin } = passwords(Buffer.alloc(32));
    const inOneLine = (pin: string) => hash(pin, ARGON2);
    note(`behind ${LOG_INS} log-ins, in one line`, await behindLogIns(inOneLine));
    note(`behind ${LOG_INS} log-ins, in turns`, await behindLogIns(hashPin));
  },
};

const picture = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();

async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return `${(performance.now() - start).toFixed(0)} ms`;
}

/** @param laneOf in one line everybody is the same person */
async function smallBehindLarge(workers: number, laneOf: (who: string) => string): Promise<string> {
  const [large, small] = [await picture(LARGE), await picture(SMALL)];
  const open = pictures({ workers });
  await open.develop(laneOf('warm'), async () => small);
  const eight = Array.from({ length: 8 }, () => open.develop(laneOf('ana'), async () => large));
  const waited = await timed(() => open.develop(laneOf('rosa'), async () => small));
  await Promise.all(eight);
  open.close();
  return waited;
}

async function behindLogIns(
  hashIn: (pin: string, town: string) => Promise<string>,
): Promise<string> {
  const many = Array.from({ length: LOG_INS }, () => hashIn('2468', 'one town').catch(() => ''));
  const [file, neighbour] = await Promise.all([
    timed(() => readFile(import.meta.filename)),
    timed(() => hashIn('1357', 'another town')),
  ]);
  await Promise.all(many);
  return `a file ${file}, a log-in of another town ${neighbour}`;
}
