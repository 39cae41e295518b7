// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { ScriptError } from './script-main.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} programs */
function placesOf(programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** @returns {string | undefined} the browser of this machine; CHROMIUM_PATH names another */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return runs(chosen) ? chosen : undefined;
  return [...placesOf(names), ...elsewhere].find(runs);
}

/** @returns {string | undefined} the same engine without window, tabs and extensions, where no other was asked for */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : placesOf([shell]).find(runs);
}

/**
 * Finds a browser, or installs Debian's where we may.
 * @returns {Promise<string>}
 * @throws {Stop}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    /** @type {import('node:child_process').SpawnOptions} */
    const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    await run('apt-get', ['update', '-qq'], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    await run('apt-get', [...install, 'chromium', 'fonts-noto-color-emoji'], options);
    // Not every Debian has it, and without it the tests only take longer.
    await run('apt-get', [...install, shell], { ...options, stdio: 'ignore' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new ScriptError(
    'The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to its program.',
  );
}
