/**
 * Runs PostgreSQL until standard input closes, then stops it and removes every file it made.
 * With `--durable` it is set up as a real one, else as one that only tests use.
 * Prints one line on standard output once it accepts connections: its address.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { endProcess, untilItSays } from '../support/child-process.ts';
import { freePort } from '../support/free-port.mjs';
import { environment, type Home, LOCAL, prepareHome } from './postgres-home.ts';

/** Nothing of a test has to survive a power cut, and many runs must fit in a small machine. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  autovacuum: 'off',
};

// The parent may be gone already when we write or clean up; that must not stop the cleaning.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const released = new Promise<void>((resolve) => {
  process.stdin.resume().on('end', resolve).on('error', resolve).on('close', resolve);
});

const home = await prepareHome();
let database: ChildProcess | undefined;
try {
  await initialise(home);
  const port = await freePort();
  database = await start(home, port);
  process.stdout.write(`postgres://postgres@127.0.0.1:${port}/postgres\n`);
  await Promise.race([released, once(database, 'close')]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  // SIGINT is PostgreSQL's "fast shutdown": it ends open connections instead of waiting for them.
  if (database) await endProcess(database, { asks: 'SIGINT', forces: 'SIGQUIT', patience: 5_000 });
  await rm(home.folder, { recursive: true, force: true });
}
process.exit();

async function initialise({ bin, folder, identity }: Home): Promise<void> {
  const args = ['--pgdata', path.join(folder, 'data'), '--username=postgres', '--auth=trust'];
  // PostgreSQL's own C.UTF-8: the same on every system, whatever locales that has.
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  args.push('--locale=C', '--no-sync', '--no-instructions');
  const child = spawn(path.join(bin, 'initdb'), args, {
    ...identity,
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${errors}`);
}

async function start({ bin, folder, identity }: Home, port: number): Promise<ChildProcess> {
  const settings = {
    ...LOCAL,
    port: String(port),
    max_connections: '200',
    ...(process.argv.includes('--durable') ? {} : forgetful),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', path.join(folder, 'data'), ...flags], {
    ...identity,
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilItSays(child, 'ready to accept connections');
  return child;
}
