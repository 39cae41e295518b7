/**
 * `node bench/queues.ts`: how long a neighbour's small picture waits behind eight large ones of one person, and how long
 * the log-in of another town and the reading of a file wait behind 300 log-ins; each in a fair queue, and in one line as
 * it was. Nothing is kept.
 */
import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { pictures } from '../server/src/core/files/pictures.ts';
import { passwords } from '../server/src/core/passwords.ts';

const LARGE = { width: 7_000, height: 5_000 };
const SMALL = { width: 800, height: 600 };
const LOG_INS = 300;
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
async function measurePictures(name: string, workers: number, laneOf: (who: string) => string) {
  const [large, small] = [await picture(LARGE), await picture(SMALL)];
  const open = pictures({ workers });
  await open.develop(laneOf('warm'), async () => small);
  const eight = Array.from({ length: 8 }, () => open.develop(laneOf('ana'), async () => large));
  console.log(name, await timed(() => open.develop(laneOf('rosa'), async () => small)));
  await Promise.all(eight);
  open.close();
}

async function measureLogIns(name: string, hashIn: (pin: string, town: string) => Promise<string>) {
  const many = Array.from({ length: LOG_INS }, () => hashIn('2468', 'one town').catch(() => ''));
  const [file, neighbour] = await Promise.all([
    timed(() => readFile(import.meta.filename)),
    timed(() => hashIn('1357', 'another town')),
  ]);
  console.log(`${name}: a file ${file}, a log-in of another town ${neighbour}`);
  await Promise.all(many);
}

await measurePictures('a small picture behind eight large ones, in one line:', 1, () => 'all');
await measurePictures('a small picture behind eight large ones, in turns:', 2, (who) => who);
const { hashPin } = passwords(Buffer.alloc(32));
await measureLogIns(`behind ${LOG_INS} log-ins, in one line`, (pin) => hash(pin, ARGON2));
await measureLogIns(`behind ${LOG_INS} log-ins, in turns`, hashPin);
process.exit();
