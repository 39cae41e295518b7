import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { asOneFile } from './one-file.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const COMMANDS = join(import.meta.dirname, '../cli');
/** However slow the machine is: for what hangs, not a claim of speed. */
const LONGEST_MS = 240_000;
/** Dozens of starts: what Node has compiled once, it need not compile again. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/node-compile');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningServer {
  readonly url: string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** Starts the server as the town hall does, in a process of its own, and waits until it has ended. */
export async function runToTheEnd(environment: Record<string, string>): Promise<Ended> {
  return launch(environment).ended;
}

/** Starts the server on a free port and waits until it says that it is up. */
export const startServer = (environment: Record<string, string>): Promise<RunningServer> =>
  started(launch({ PORT: '0', ...environment }));

/** What starts an instance that does nothing but jobs. */
export async function workersOn(database: Database): Promise<() => Promise<RunningServer>> {
  const program = await asOneFile(join(import.meta.dirname, 'work-until-killed.ts'));
  return () => started(launch(variablesOf(database), [program]));
}

async function started({ child, ended, address }: ReturnType<typeof launch>) {
  const url = await Promise.race([address, ended.then(failed)]);
  return {
    url,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs `npm run admin` with these words; `input` is what is piped into it. */
export const runAdmin = (
  environment: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<Ended> => runCommand('main', environment, words, input);

/** The same with one of the commands about copies. */
export async function runCommand(
  name: 'main' | 'backup' | 'verify' | 'restore',
  environment: Record<string, string>,
  words: readonly string[] = [],
  input = '',
): Promise<Ended> {
  const { child, ended } = launch(environment, [join(COMMANDS, `${name}.ts`), ...words]);
  child.stdin?.end(input);
  return ended;
}

/** The same, for a test that ends it itself. */
export function startCommand(
  name: 'main' | 'backup',
  environment: Record<string, string>,
  words: readonly string[] = [],
) {
  const { child, ended } = launch(environment, [join(COMMANDS, `${name}.ts`), ...words]);
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

/** Brings a database up to date in a process of its own, which is killed before its change of that number. */
export async function dieInUpgrade(database: Database, change: number): Promise<Ended> {
  const environment = { ...variablesOf(database), CHANGES: String(change) };
  return launch(environment, [join(import.meta.dirname, 'upgrade-and-die.ts')]).ended;
}

interface Database {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const variablesOf = ({ dataDir, databaseUrl }: Database) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

function launch(environment: Record<string, string>, args: readonly string[] = [MAIN]) {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  // However the test ends: a server that should have ended must not outlive it.
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  const { promise: address, resolve } = Promise.withResolvers<string>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text;
    const port = /http:\/\/localhost:(\d+)/.exec(said.stdout)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, ...said }));
  return { child, ended, address };
}

function failed({ code, stderr }: Ended): never {
  throw new Error(`The server ended with ${code} instead of starting: ${stderr}`);
}
