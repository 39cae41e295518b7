/**
 * A throwaway PostgreSQL on 127.0.0.1. The database is run by a separate supervisor process that
 * lives exactly as long as the pipe to it: however this process ends, even by kill -9, the supervisor
 * stops PostgreSQL and removes its files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const supervisor = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));

export interface Postgres {
  /** `postgres://` address of the maintenance database, as a superuser. */
  url: string;
  stop(): Promise<void>;
}

/**
 * @param durable whether it keeps what it has confirmed through a power cut, as a real one does: tests need not wait for that
 * @throws Error with PostgreSQL's own words when it cannot be started on this machine.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  // Its own process group: Ctrl-C must reach the supervisor as a closed pipe, not as a signal.
  const child = spawn(process.execPath, [supervisor, ...(durable ? ['--durable'] : [])], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    child.once('close', () => reject(new Error(`PostgreSQL did not start.\n${errors}`)));
  });
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await closed;
    },
  };
}
