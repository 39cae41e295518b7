// @ts-check
/**
 * `npm run upgrade`: copies the data, fetches the newest version, installs it, tries it on the data, and goes back to
 * the version and the data of before where that fails. Runs on any Node from 20 on.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { commitHere, fetchNewest, goTo, refuseOwnChanges } from './support/checkout.mjs';
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

/**
 * Copies what an upgrade may change, which is the database: files of people stay as they are. The server takes the copy
 * away after a month, so that who is erased is gone from it too.
 * @returns {Promise<string | undefined>} the copy; undefined where there are no data yet
 */
async function copyData() {
  if (!process.env.DATABASE_URL && !existsSync(path.join(dataDir, 'encina.sqlite'))) return;
  const made = await collect(pinnedNode(), ['server/src/cli/backup.ts', '--before-upgrade']);
  if (made.code !== 0) throw new ScriptError(`${made.output}No se ha actualizado nada.`);
  return made.output.trim().split('\n').at(-1);
}

/** @param {string} copy */
async function restoreData(copy) {
  const args = ['server/src/cli/restore.ts', copy, '--replace', '--no-copy'];
  if ((await run(pinnedNode(), args)) === 0) return;
  throw new ScriptError(`Los datos no se han podido recuperar. Su copia está en ${copy}`);
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
  await run(process.execPath, [inRoot('scripts/start.mjs'), '--prepare']);
  if (copy) await restoreData(copy);
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
  const copy = await copyData();
  await goTo('@{upstream}');
  if (!(await works())) await goBack(before, copy);
  console.log(`Encina está actualizada.${copy ? ` Los datos de antes están en ${copy}` : ''}`);
  return 0;
});
