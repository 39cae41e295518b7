import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/support/paths.mjs';

const folder = inRoot('bench/peers');
const lock = `${folder}/package-lock.json`;
const stamp = `${folder}/node_modules/.package-lock.json`;

type Packages = Readonly<
  Record<string, { readonly version?: string; readonly optional?: boolean }>
>;
const packagesOf = (file: string): Packages => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The load tool and what the peers are made of, as their own lock file says; Encina depends on none of it. */
export function installPeers(): void {
  if (isInstalled()) return;
  console.log('Installing the peers and the load tool…');
  execFileSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function isInstalled(): boolean {
  if (!existsSync(stamp)) return false;
  const present = packagesOf(stamp);
  return Object.entries(packagesOf(lock)).every(
    // Optional ones are those of other platforms.
    ([place, { version, optional }]) =>
      place === '' || present[place]?.version === version || (optional && !present[place]),
  );
}

/** Versions of the packages that a run names, by name. */
export function peerVersions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return dependencies;
}
