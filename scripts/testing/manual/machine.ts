import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { freePort } from '../../support/free-port.mjs';
import { root } from '../../support/paths.mjs';

const STUBS = join(import.meta.dirname, 'bin');
const REPOSITORY = 'https://github.com/encina/encina.git';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** A Debian in a folder: what would change the real one (accounts, packages, services) is played by small scripts. */
export interface Machine {
  readonly port: number;
  /** Writes a file of the manual where it belongs. */
  write(path: string, text: string): void;
  /** Runs commands of the manual, in one shell that stops at the first that fails. */
  run(commands: string, environment?: Record<string, string>): Promise<Ran>;
  /** Publishes a newer version: these files, in the repository that the manual names. */
  publish(files: Readonly<Record<string, string>>): void;
  /** Ends the service and forgets everything. */
  remove(): Promise<void>;
}

export async function newMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'encina-machine-'));
  const port = await freePort();
  const bin = join(folder, 'usr/bin');
  cpSync(STUBS, bin, { recursive: true });
  for (const name of ['sudo', 'systemctl', 'journalctl', 'curl', 'npm'])
    chmodSync(join(bin, name), 0o755);
  // Only root may; and only a Debian has these.
  for (const name of ['apt-get', 'adduser', 'chown']) {
    writeFileSync(join(bin, name), '#!/bin/sh\n', { mode: 0o755 });
  }
  const repository = join(folder, 'repository.git');
  publishCheckout(folder, repository);
  const here = (text: string) =>
    text
      .replaceAll(REPOSITORY, repository)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll(/\/(srv\/encina|var\/lib\/encina|var\/backups\/encina|etc\/)/g, `${folder}/$1`)
      .replaceAll('3000', String(port));
  const run = (commands: string, environment: Record<string, string> = {}) =>
    bash(here(commands), {
      ...environment,
      PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
      MACHINE: folder,
      CHECKOUT: root,
      HOME: folder,
    });
  return {
    port,
    write(path, text) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, here(text));
    },
    run,
    publish: (files) => publishFiles(folder, repository, files),
    async remove() {
      await run('sudo systemctl stop encina');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Encina', '-c', 'user.email=encina@pueblo.example', ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).trim();

/** Left out of a copy of the checkout; what else is ignored, `git add` leaves out. */
const NOT_COPIED = new Set(['.git', 'data', 'shots', 'test-results', join('web', 'dist')]);

/** The checkout as it is, with what is not committed yet; it need be no repository itself. */
function publishCheckout(folder: string, repository: string): void {
  const copy = mkdtempSync(join(folder, 'checkout-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules' && !NOT_COPIED.has(relative(root, path)),
  });
  git('-C', copy, 'init', '--quiet', '--initial-branch=main');
  git('-C', copy, 'add', '--all');
  git('-C', copy, 'commit', '--quiet', '--message=The checkout');
  git('clone', '--quiet', '--bare', copy, repository);
  rmSync(copy, { recursive: true, force: true });
}

function publishFiles(folder: string, repository: string, files: Readonly<Record<string, string>>) {
  const clone = mkdtempSync(join(folder, 'clone-'));
  git('clone', '--quiet', repository, clone);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(clone, name), text);
  git('-C', clone, 'commit', '--quiet', '--all', '--message=Another version');
  git('-C', clone, 'push', '--quiet');
}

async function bash(commands: string, env: Record<string, string>): Promise<Ran> {
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(shell, 'exit');
  return { code, output };
}
