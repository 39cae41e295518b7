import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/support/free-port.mjs';
import { inRoot, root } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';

export interface ServerOptions {
  env?: Record<string, string>;
  /** A folder to go on with; without one the server gets a new one, removed by `stop()`. */
  dataDir?: string;
  /** The port to listen on; without one, any that is free. */
  port?: number;
}

export interface Server {
  url: string;
  dataDir: string;
  /** All that it has said so far. */
  output(): string;
  /** Ends it as an administrator would (SIGTERM), and removes a data folder of its own. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL); the data folder stays until the run ends. */
  kill(): Promise<void>;
}

/** How a server with all that is in it lives: to fill it takes a busy machine longer than a test may last. In ms. */
export const ONCE_A_WORKER = { scope: 'worker', timeout: 240_000 } as const;

/** What Node has read and compiled once need not be read again at each of the many starts. */
export const COMPILED = inRoot('node_modules/.cache/node-compile');

/** Folders of our making. A killed server leaves its own, for the next one to go on with. */
const ownFolders = new Set<string>();
process.once('exit', () => {
  for (const folder of ownFolders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts the real server, as `npm start` does, and waits until it is ready or has ended. How long that may take is the
 * runner's to say: with other things to do a small machine has taken half a minute, and nothing was wrong.
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await ownFolder());
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const child = spawn(pinnedNode(), ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...outerEnvironment(),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  // However the test run ends, its servers end with it.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));

  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  await ready(child, url).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw new Error(`The server did not become ready. It said:\n${output}`, { cause: error });
  });
  return {
    url,
    dataDir,
    output: () => output,
    stop: async () => {
      await end('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'encina-e2e-'));
  ownFolders.add(folder);
  return folder;
}

/** Without settings of the machine that runs the tests: they would change what is tested. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(HOST|PORT|PUBLIC_URL|DATABASE_URL|SETUP_CODE|SECRET_KEY|TRUST_PROXY|(S3|LLM)_.+)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  while (!hasEnded(child)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
}
