/** `npm run verify`: whether a copy is whole, without changing anything. */
import { resolve } from 'node:path';
import process from 'node:process';
import { readConfig } from '../core/config.ts';
import { decrypted } from '../features/copies/archive/encryption.ts';
import { FILES } from '../features/copies/archive/manifest.ts';
import { readArchive } from '../features/copies/archive/read-archive.ts';
import { readCopyOrder } from './copies/arguments.ts';
import { chosenCopy, withKeys } from './copies/chosen.ts';
import { VERIFY_HELP } from './copies/help.ts';
import { whenSaid } from './copies/words.ts';
import { sayOutcome } from './outcome.ts';

async function main(): Promise<string> {
  const order = readCopyOrder(process.argv.slice(2), []);
  if (order.has('help')) return VERIFY_HELP;
  const config = readConfig(process.env);
  const { destination, name } = await chosenCopy(order.path, config);
  const { createdAt, entries, version } = await withKeys(
    config,
    resolve(config.dataDir),
    async (keys) => readArchive(decrypted(await destination.open(name), keys)),
  );
  const files = entries.filter((entry) => entry.name.startsWith(FILES)).length;
  return [
    `La copia está entera: ${name}`,
    `Hecha ${whenSaid(createdAt)} con Encina ${version}.`,
    `Fotos, vídeos y audios: ${files.toLocaleString('es-ES')} archivos.\n`,
  ].join('\n');
}

await sayOutcome(main(), VERIFY_HELP);
