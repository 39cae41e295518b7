// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { binOf, pinnedNode } from './pinned-node.mjs';
import { collect } from './run.mjs';
import { ScriptError } from './script-main.mjs';

const dist = inRoot('web', 'dist');
const stamp = `${dist}/.stamp`;
const skipped = /(?:^|\/)(?:node_modules|dist|testing)$|\.test\.tsx?$/;

/**
 * Every file that the built web is made of. The content counts, not its time: git sets that anew.
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .map((entry) => ({ entry, name: `${folder}/${entry.name}` }))
    .filter(({ name }) => !skipped.test(name))
    .flatMap(({ entry, name }) => (entry.isDirectory() ? sources(name) : [name]));
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = ['web', 'contract', 'games'].flatMap(sources).sort();
  for (const file of [...files, 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds web/dist when it is not that of these sources.
 * @param {{announce: string, failure: string}} options
 * @throws {ScriptError}
 */
export async function ensureWebBuilt({ announce, failure }) {
  const wanted = fingerprint();
  const fresh = existsSync(`${dist}/index.html`) && existsSync(stamp);
  if (fresh && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(announce);
  const { code, output } = await collect(pinnedNode(), [binOf('vite'), 'build'], {
    cwd: `${root}/web`,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new ScriptError(`${output}\n${failure}`);
  writeFileSync(stamp, wanted);
}
