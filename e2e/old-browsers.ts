/**
 * `npm run old-browsers [-- chromium-109 firefox webkit]`: the first way through the app, with pictures, on a Chromium of
 * 2023 (fetched once), and on Debian's Firefox and WebKit where they are installed. Pictures in `shots/old-browsers/`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { ensureWebBuilt } from '../scripts/support/web-build.mjs';
import { startDemo } from './support/demo.ts';
import { startChromium109 } from './support/old-browsers/chromium-109.ts';
import { startFirefox } from './support/old-browsers/firefox.ts';
import { takeJourney } from './support/old-browsers/journey.ts';
import { NotInstalledError } from './support/old-browsers/old-browser.ts';
import { startWebkit } from './support/old-browsers/webkit.ts';
import type { World } from './support/world.ts';

const browsers = {
  'chromium-109': startChromium109,
  firefox: startFirefox,
  webkit: startWebkit,
};
const FOLDER = 'shots/old-browsers';
const chosen = process.argv.slice(2);

async function tryOut(name: keyof typeof browsers, world: World): Promise<string> {
  const browser = await browsers[name]();
  let pictures = 0;
  const picture = async (view: string) => {
    await writeFile(`${FOLDER}/${name}-${view}.png`, await browser.picture());
    pictures += 1;
  };
  try {
    const version = String(await browser.run('return navigator.userAgent;'));
    await takeJourney(browser, world, picture);
    return `went all the way, ${pictures} pictures (${version})`;
  } catch (error) {
    await picture('where-it-ended').catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
  }
}

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const { server, world } = await startDemo('normal');
for (const name of Object.keys(browsers) as (keyof typeof browsers)[]) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    console.log(`${name}: ${await tryOut(name, world)}`);
  } catch (error) {
    const missing = error instanceof NotInstalledError;
    console.log(`${name}: ${missing ? 'not here' : 'FAILED'}: ${String(error)}`);
    if (!missing) process.exitCode = 1;
  }
}
await server.stop();
