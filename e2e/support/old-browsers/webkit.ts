import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/support/free-port.mjs';
import { HEIGHT, NotInstalledError, type OldBrowser, programOf, WIDTH } from './old-browser.ts';

const ADVICE = 'apt-get install webkit2gtk-driver xvfb xauth';
const STARTS_WITHIN_MS = 15_000;

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** WebDriver: each command is a request to the driver's own server. */
const sender =
  (url: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function session(send: Send): Promise<string> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  if (!binary) throw new NotInstalledError(ADVICE);
  const browserOptions = { binary, args: ['--automation', `--geometry=${WIDTH}x${HEIGHT}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const made = await send('POST', '/session', { capabilities }).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (made) return (made as { sessionId: string }).sessionId;
    await pause(200);
  }
}

/** Debian's WebKit, the engine of Safari, in a window that nobody sees. */
export async function startWebkit(): Promise<OldBrowser> {
  const driver = programOf('WebKitWebDriver', ADVICE);
  const xvfb = programOf('xvfb-run', ADVICE);
  const port = await freePort();
  const screen = ['-a', '-s', `-screen 0 ${WIDTH}x${HEIGHT}x24`];
  // A group of its own, so that the unseen screen ends with the driver.
  const child = spawn(xvfb, [...screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = async () => {
    const closed = once(child, 'close');
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  const send = sender(`http://127.0.0.1:${port}`);
  const at = `/session/${await session(send).catch(async (error: unknown) => {
    await end();
    throw error;
  })}`;
  return {
    open: async (url) => {
      await send('POST', `${at}/url`, { url });
    },
    run: (script) => send('POST', `${at}/execute/sync`, { script, args: [] }),
    picture: async () => Buffer.from(String(await send('GET', `${at}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', at);
      await end();
    },
  };
}
