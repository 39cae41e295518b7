// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { hasPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';
import { ScriptError } from './script-main.mjs';

/**
 * @typedef {{version?: string, link?: boolean, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, peer?: boolean}} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * What npm itself wrote down last time: it holds what is really installed, also after an install by
 * hand, and an interrupted one does not leave it behind.
 */
const stamp = inRoot('node_modules', '.package-lock.json');

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @returns {{runtime: boolean, dev: boolean}} whether all that the lockfile asks for is there */
function installed() {
  if (!existsSync(stamp) || !hasPinnedNode()) return { runtime: false, dev: false };
  const present = packagesOf(stamp);
  const missing = Object.entries(packagesOf(inRoot('package-lock.json'))).filter(
    ([folder, entry]) => folder.includes('node_modules/') && !fits(entry, present[folder]),
  );
  return {
    runtime: missing.every(([, entry]) => entry.dev || entry.devOptional),
    dev: missing.length === 0,
  };
}

/**
 * @param {Entry} wanted
 * @param {Entry | undefined} present
 */
function fits(wanted, present) {
  // Optional packages are those of other platforms, or could not be installed here.
  if (present === undefined) return wanted.optional === true || wanted.devOptional === true;
  return wanted.link === true || wanted.version === present.version;
}

/** @returns {boolean} whether somebody develops here: then their tools must stay */
function hasDevelopmentTools() {
  return existsSync(stamp) && Object.values(packagesOf(stamp)).some((entry) => entry.dev);
}

/**
 * Installs what the lockfile asks for, when it is not there yet.
 * @param {{dev: boolean, announce: string, failure: string}} options
 * @returns {Promise<boolean>} whether there was something to do
 * @throws {Stop}
 */
export async function ensureInstalled({ dev, announce, failure }) {
  const state = installed();
  if (dev ? state.dev : state.runtime) return false;
  console.log(announce);
  const include = dev || hasDevelopmentTools() ? '--include=dev' : '--omit=dev';
  const code = await npm(['ci', include, '--loglevel=error', '--no-audit', '--no-fund']);
  if (code !== 0 || !hasPinnedNode()) throw new ScriptError(failure);
  return true;
}

/**
 * The same, with the tools of whoever develops.
 * @param {string} what for the sentence that announces it: "the tests need"
 */
export const ensureDevelopmentTools = (what) =>
  ensureInstalled({
    dev: true,
    announce: `Installing what ${what}…`,
    failure: 'The packages could not be installed: is there a network?',
  });

/**
 * npm must run on the machine's own Node: ours lies in the folder that it is about to replace.
 * @param {string[]} args
 */
function npm(args) {
  const own = inRoot('node_modules') + path.sep;
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (process.env[key] ?? '').split(path.delimiter);
  const clean = folders.filter((folder) => !`${path.resolve(folder)}${path.sep}`.startsWith(own));
  return run('npm', args, {
    cwd: root,
    env: { ...process.env, [key]: clean.join(path.delimiter) },
    shell: process.platform === 'win32',
    // "added 300 packages" helps nobody here; errors come on the other stream.
    stdio: ['inherit', 'ignore', 'inherit'],
  });
}
