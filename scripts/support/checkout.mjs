// @ts-check
import { collect } from './run.mjs';
import { ScriptError } from './script-main.mjs';

/** @param {string[]} args @param {string} failure @returns {Promise<string>} what git says */
async function git(args, failure) {
  const { code, output } = await collect('git', args);
  if (code !== 0) throw new ScriptError(`${output}${failure}`);
  return output.trim();
}

/** Files that somebody changed here would be lost, or would stop the way back. */
export async function refuseOwnChanges() {
  const changed = await git(
    ['status', '--porcelain', '--untracked-files=no'],
    'Esta carpeta no viene de git: no se puede actualizar así.',
  );
  if (changed === '') return;
  throw new ScriptError(`${changed}\nEstos archivos han cambiado aquí. Guárdalos aparte antes.`);
}

export const commitHere = () => git(['rev-parse', 'HEAD'], 'No se sabe qué versión es esta.');

/** @returns {Promise<boolean>} whether there is something newer than what is here */
export async function fetchNewest() {
  await git(['fetch', '--quiet'], 'No se ha podido mirar si hay una versión nueva.');
  const newer = await git(
    ['rev-list', '--count', 'HEAD..@{upstream}'],
    'No se sabe de dónde viene.',
  );
  return newer !== '0';
}

/** @param {string} commit */
export const goTo = (commit) =>
  git(['reset', '--quiet', '--hard', commit], `No se ha podido pasar a la versión ${commit}.`);
