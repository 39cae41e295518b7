/** `npm run demo`: fills a data folder of its own with a village of invented people. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/core/config.ts';
import { StartError } from '../server/src/core/start-error.ts';
import { seedFolder } from './folder.ts';
import { SIZES, type Size } from './plan.ts';
import { seedWords } from './words.ts';

async function seed(): Promise<void> {
  const size = readSize();
  const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || './demo-data' });
  const seeded = await seedFolder(config, size);
  process.stdout.write(seedWords(seeded, config.databaseUrl !== undefined));
}

function readSize(): Size {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'normal' } } });
  const size = SIZES.find((known) => known === values.size);
  if (!size) throw new StartError(`--size debe ser ${SIZES.join(', ')}.`);
  return size;
}

seed().catch((error: unknown) => {
  const sentence =
    error instanceof StartError
      ? error.message
      : `No se ha podido preparar el pueblo de prueba: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
