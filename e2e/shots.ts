/**
 * `npm run shots [-- --view=home --width=360 --theme=dark --data=crowded]`: a picture of every view in the
 * list of `e2e/support/views.ts`, by day and by night, at three widths, with little and with much data, in
 * the ignored folder `shots/`, and `shots/index.html` to look at them side by side.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium as browserType } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/support/web-build.mjs';
import { chromium } from './support/chromium.ts';
import { demoSizes, startDemo } from './support/demo.ts';
import { waitUntilStable } from './support/layout/layout-checks.ts';
import { showTheme } from './support/theme.ts';
import { views } from './support/views.ts';

const WIDTHS = [360, 820, 1280];
const THEMES = ['light', 'dark'] as const;
const FOLDER = 'shots';

const { values } = parseArgs({
  options: {
    view: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    data: { type: 'string' },
  },
});
const chosen = <T>(all: readonly T[], wanted: string | undefined): readonly T[] =>
  wanted === undefined ? all : all.filter((one) => String(one) === wanted);

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
await rm(FOLDER, { recursive: true, force: true });
const browser = await browserType.launch(chromium());
const taken: string[] = [];
for (const size of chosen(demoSizes, values.data)) {
  const { server, world } = await startDemo(size);
  await mkdir(`${FOLDER}/${size}`, { recursive: true });
  for (const { name, open } of views.filter((it) => it.name.includes(values.view ?? ''))) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      viewport: { width: 820, height: 1180 },
    });
    const page = await context.newPage();
    try {
      await open(page, world);
      for (const theme of chosen(THEMES, values.theme)) {
        await showTheme(page, theme);
        for (const width of chosen(WIDTHS, values.width)) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
          await waitUntilStable(page);
          const file = `${size}/${name}-${width}-${theme}.png`;
          await page.screenshot({ path: `${FOLDER}/${file}` });
          taken.push(file);
        }
      }
    } catch (error) {
      // One view that cannot be reached must not cost the pictures of all others.
      console.error(`${size}/${name}: ${String(error)}`);
      process.exitCode = 1;
    }
    await context.close();
  }
  await server.stop();
}
await browser.close();
const figures = taken.map(
  (file) => `<figure><img loading="lazy" src="${file}"><figcaption>${file}</figcaption></figure>`,
);
await writeFile(
  `${FOLDER}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Shots</title>
<style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:16px;font:14px sans-serif}
figure{margin:0}img{width:100%;border:1px solid #999}</style>${figures.join('\n')}`,
);
console.log(`${taken.length} pictures in ${FOLDER}/index.html`);
