/** `npm run restore`: a copy in the place of what is there, with the server stopped. */
import process from 'node:process';
import { type Config, readConfig } from '../core/config.ts';
import { claimDataDir } from '../core/data-dir.ts';
import { StartError } from '../core/start-error.ts';
import { openStorage } from '../core/storage.ts';
import { isRestoreUnfinished } from '../core/unfinished-restore.ts';
import { readErased } from '../features/copies/erased-list.ts';
import { holdsData } from '../features/copies/restore/put-in-place.ts';
import { restoreCopy } from '../features/copies/restore/restore-copy.ts';
import { readCopyOrder } from './copies/arguments.ts';
import { type Chosen, chosenCopy, withKeys } from './copies/chosen.ts';
import { RESTORE_HELP } from './copies/help.ts';
import { copyAside, erasedHere } from './copies/present.ts';
import { isEmptyDatabase, targetOf } from './copies/target.ts';
import { whenSaid } from './copies/words.ts';
import { sayOutcome } from './outcome.ts';

async function main(): Promise<string> {
  // What is written here is for nobody else on this machine.
  process.umask(0o077);
  const order = readCopyOrder(process.argv.slice(2), ['replace', 'no-copy']);
  if (order.has('help')) return RESTORE_HELP;
  const config = readConfig(process.env);
  const chosen = await chosenCopy(order.path, config);
  const taken = await claimDataDir(config.dataDir);
  try {
    const isReplacing = order.has('replace');
    const dataDir = taken.path;
    if (!isReplacing && !(await isFree(config, dataDir))) throw new StartError(IN_USE);
    return await restore(config, chosen, { dataDir, isReplacing, isCopied: !order.has('no-copy') });
  } finally {
    taken.release();
  }
}

interface Circumstances {
  readonly dataDir: string;
  readonly isReplacing: boolean;
  /** Whether what is outside of the folder is copied before it is replaced. */
  readonly isCopied: boolean;
}

async function restore(
  config: Config,
  { destination, name }: Chosen,
  { dataDir, isReplacing, isCopied }: Circumstances,
): Promise<string> {
  const store = config.s3 && (await openStorage(dataDir, config.s3));
  const open = () => destination.open(name);
  const isOutside = store !== undefined || config.databaseUrl !== undefined;
  const manifest = await withKeys(config, dataDir, async (keys) => {
    return restoreCopy(targetOf(config, dataDir, store), {
      open,
      keys,
      erased: async ({ installation }) => {
        const beside = await readErased(destination, installation);
        if (!beside) process.stderr.write(NO_LIST);
        const here = isReplacing ? await erasedHere(process.env) : [];
        return [...new Set([...(beside ?? []), ...here])];
      },
      beforeChange: async ({ hasFiles }) => {
        if (isReplacing && isOutside && isCopied) await copyAside(process.env, hasFiles);
      },
    });
  });
  return `Copia recuperada: la que se hizo ${whenSaid(manifest.createdAt)}. Ya puedes arrancar Encina.\n`;
}

const isFree = async (config: Config, dataDir: string): Promise<boolean> =>
  isRestoreUnfinished(dataDir) || (!holdsData(dataDir) && (await isEmptyDatabase(config)));

const IN_USE =
  'Aquí ya hay datos. Para cambiarlos por los de la copia, repite la orden con --replace.';
const NO_LIST =
  'Junto a la copia no está la lista de personas borradas: vuelve quien se borrara después de hacerla.\n';

await sayOutcome(main(), RESTORE_HELP);
