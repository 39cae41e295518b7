/** PgBouncer before a PostgreSQL, where Debian's package is installed: each transaction may get another connection. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { endProcess, untilItSays } from '../support/child-process.ts';
import { freePort } from '../support/free-port.mjs';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
/** Who has no rights: PgBouncer refuses to run as root. */
const NOBODY = 65_534;

export const pgBouncer: string | undefined = PLACES.find((place) => existsSync(place));

export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param program where PgBouncer is @param port where PostgreSQL listens @throws Error with PgBouncer's own words */
export async function startPgBouncer(program: string, port: number): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), 'encina-pgbouncer-'));
  const own = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755);
  await writeFile(settings, settingsOf(port, own), { mode: 0o644 });
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [settings], {
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilItSays(child, 'process up');
  return {
    url: `postgres://postgres@127.0.0.1:${own}/postgres`,
    async stop() {
      await endProcess(child, { asks: 'SIGINT', forces: 'SIGKILL', patience: 10_000 });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fewer connections than the server asks for, so that they change hands. */
const settingsOf = (port: number, own: number): string => `[databases]
* = host=127.0.0.1 port=${port} user=postgres

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = statement_timeout
`;
