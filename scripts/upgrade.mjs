// @ts-check
/**
 * `npm run upgrade`: copies the data, fetches the newest version, installs it, tries it on the data, and goes back to
 * the version and the data of before where that fails. Runs on any Node from 20 on.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { commitHere, fetchNewest, goTo, refuseOwnChanges } from './support/checkout.mjs';
import { copyData, restoreData } from './support/data-copy.mjs';
import { inRoot, root } from './support/paths.mjs';
import { pinnedNode } from './support/pinned-node.mjs';
import { collect, run } from './support/run.mjs';
import { main, ScriptError } from './support/script-main.mjs';

const dataDir = path.resolve(root, process.env.DATA_DIR || './data');

/** A database that changes while it is copied is no copy. */
async function refuseWhileRunning() {
  if (!existsSync(path.join(dataDir, 'lock.sqlite'))) return;
  const { output } = await collect(pinnedNode(), ['server/src/cli/main.ts', 'status']);
  if (/^Servidor: en marcha$/m.test(output)) {
    throw new ScriptError('Encina está en marcha. Párala antes de actualizarla.');
  }
}

/** PostgreSQL has a way of its own to be copied, and whoever runs it knows it. */
function refuseUncopiedPostgres() {
  if (!process.env.DATABASE_URL || process.env.COPIA_HECHA === 'si') return;
  throw new ScriptError(
    'Los datos están en PostgreSQL. Haz antes una copia con pg_dump y repite: COPIA_HECHA=si npm run upgrade',
  );
}

/** In programs of their own: what is here now is the other version. @returns {Promise<boolean>} */
async function works() {
  if ((await run(process.execPath, [inRoot('scripts/start.mjs'), '--prepare'])) !== 0) return false;
  console.log('Probando la versión nueva con tus datos…');
  return (await run(process.execPath, [inRoot('scripts/try-start.mjs')])) === 0;
}

/** @param {string} commit @param {string | undefined} copy */
async function goBack(commit, copy) {
  console.error('La versión nueva no funciona. Volviendo a la de antes…');
  await goTo(commit);
  if (copy) restoreData(dataDir, copy);
  await run(process.execPath, [inRoot('scripts/start.mjs'), '--prepare']);
  throw new ScriptError('No se ha actualizado. Tienes la versión de antes, con tus datos.');
}

await main(async () => {
  await refuseOwnChanges();
  await refuseWhileRunning();
  const before = await commitHere();
  if (!(await fetchNewest())) {
    console.log('Ya tienes la última versión.');
    return 0;
  }
  refuseUncopiedPostgres();
  const copy = copyData(dataDir, before);
  await goTo('@{upstream}');
  if (!(await works())) await goBack(before, copy);
  console.log(`Encina está actualizada.${copy ? ` Los datos de antes están en ${copy}` : ''}`);
  return 0;
});
