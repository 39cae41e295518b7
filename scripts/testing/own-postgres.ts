/**
 * PostgreSQL servers of a test's own, which it stops, kills and starts again: a primary, and a standby that follows it.
 * Unlike `postgres.ts` they are ended by whoever made them.
 */
import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../support/free-port.mjs';
import { environment, LOCAL, prepareHome } from './postgres-home.ts';

/** Processes are killed here, not machines: what the system has taken is kept. */
const COMMON = { ...LOCAL, fsync: 'off', shared_buffers: '32MB' };

type Settings = Readonly<Record<string, string>>;

export interface OwnPostgres {
  readonly url: string;
  readonly port: number;
  /** Ends it as a power cut does: at once, and nothing is put in order. */
  cut(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
}

export interface Cluster {
  /** A new one, which accepts connections. */
  open(settings?: Settings): Promise<OwnPostgres>;
  /** Makes what `open` opened first; its copy follows it from its first byte on. */
  follow(primary: OwnPostgres, name: string): Promise<OwnPostgres>;
  /** Ends all of them and removes their files. */
  remove(): Promise<void>;
}

export async function ownPostgres(): Promise<Cluster> {
  const { bin, folder, identity } = await prepareHome();
  const [first, second] = [path.join(folder, 'one'), path.join(folder, 'two')];
  const all: (() => Promise<void>)[] = [];
  const options = { ...identity, cwd: folder, env: environment };
  initialise(bin, first, options);
  // Nobody has written to it: whole, and what a standby begins with.
  const copied = spawnSync('cp', ['-a', first, second], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);

  async function run(data: string, settings: Settings): Promise<OwnPostgres> {
    const port = await freePort();
    let child: ChildProcess | undefined;
    async function start(): Promise<void> {
      const flags = Object.entries({ ...COMMON, port: String(port), ...settings });
      const args = flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      child = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await untilReady(child);
    }
    async function cut(): Promise<void> {
      if (!child || child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGQUIT');
      await closed;
    }
    await start();
    all.push(cut);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, cut, start };
  }

  return {
    open: (settings = {}) => run(first, settings),
    async follow({ port }, name) {
      const signal = path.join(second, 'standby.signal');
      await writeFile(signal, '');
      if (identity.uid !== undefined)
        await chown(signal, identity.uid, identity.gid ?? identity.uid);
      const from = `host=127.0.0.1 port=${port} user=postgres application_name=${name}`;
      return run(second, { primary_conninfo: from });
    },
    async remove() {
      await Promise.all(all.map((cut) => cut()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function initialise(bin: string, data: string, options: SpawnSyncOptions): void {
  const args = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const made = spawnSync(path.join(bin, 'initdb'), ['--pgdata', data, ...args], {
    ...options,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
}

/** @throws Error with PostgreSQL's own words */
function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  return new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
  });
}
