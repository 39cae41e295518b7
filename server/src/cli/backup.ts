/** `npm run backup`: a copy of everything, while the server works. */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { StartError } from '../core/start-error.ts';
import { lockOf } from '../features/copies/closing.ts';
import { copiesAmong } from '../features/copies/copy-name.ts';
import { configuredDestinations } from '../features/copies/destinations/configured.ts';
import type { Destination } from '../features/copies/destinations/destination.ts';
import { folderDestination } from '../features/copies/destinations/folder.ts';
import { writeErased } from '../features/copies/erased-list.ts';
import { BEFORE_UPGRADE } from '../features/copies/expire-aside.ts';
import { keepCopies } from '../features/copies/keep-copies.ts';
import { makeCopy } from '../features/copies/make-copy.ts';
import { ensurePassphrase, UPGRADE_PASSPHRASE } from '../features/copies/passphrase.ts';
import { isDue } from '../features/copies/retention.ts';
import { readCopyOrder } from './copies/arguments.ts';
import { BACKUP_HELP } from './copies/help.ts';
import { sheetOf } from './copies/sheet.ts';
import { type Installed, withInstalled } from './copies/source.ts';
import { sayOutcome } from './outcome.ts';

async function main(): Promise<string> {
  // What is written here is for nobody else on this machine.
  process.umask(0o077);
  const order = readCopyOrder(process.argv.slice(2), ['sheet', 'due', 'before-upgrade']);
  if (order.has('help')) return BACKUP_HELP;
  return withInstalled(process.env, async (installed) => {
    if (order.has('sheet')) return sheetOf(installed);
    if (order.has('before-upgrade')) return beforeUpgrade(installed);
    const all = order.path
      ? [folderDestination(resolve(order.path))]
      : await configuredDestinations(installed.config.copies);
    if (all.length === 0) throw new StartError(NOWHERE);
    return keepIn(order.has('due') ? await due(all, installed) : all, installed);
  });
}

async function keepIn(
  destinations: readonly Destination[],
  { config, dataDir, repo, source }: Installed,
) {
  const lock = await lockOf(config.copies, dataDir);
  if (!lock) throw new StartError(UNLOCKED);
  const kept = await keepCopies(source, destinations, { lock, erased: repo.erased });
  const problems = kept.flatMap(({ problem }) => problem ?? []);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  return kept
    .filter(({ name }) => name)
    .map(({ destination, name }) => `Copia hecha en ${destination.name}: ${name}\n`)
    .join('');
}

async function due(all: readonly Destination[], { source }: Installed): Promise<Destination[]> {
  const { facts, clock } = source;
  const wanting: Destination[] = [];
  for (const destination of all) {
    // One that does not answer is tried, and says itself what is wrong.
    const names = await destination.list().catch(() => []);
    const [newest] = copiesAmong(names, facts.installation);
    if (isDue(newest?.madeAt, clock())) wanting.push(destination);
  }
  return wanting;
}

/** What an upgrade may change: the database and the key. Its last line is where the copy is. */
async function beforeUpgrade({ config, dataDir, repo, source }: Installed): Promise<string> {
  const lock = (await lockOf(config.copies, dataDir)) ?? {
    passphrase: await ensurePassphrase(dataDir, UPGRADE_PASSPHRASE),
  };
  const destination = folderDestination(join(dataDir, BEFORE_UPGRADE));
  await writeErased(destination, source.facts.installation, repo.erased());
  const name = await makeCopy(source, destination, { lock, hasFiles: false });
  return `${join(destination.name, name)}\n`;
}

const NOWHERE =
  'No se sabe dónde guardar la copia. Di una carpeta, como npm run backup -- /media/disco, o pon BACKUP_DIR.';
const UNLOCKED =
  'Falta la frase que cierra las copias. Créala e imprime su hoja con: npm run backup -- --sheet';

await sayOutcome(main(), BACKUP_HELP);
