import { createRequire } from 'node:module';
import { chromium as browserType } from '@playwright/test';
import { chromium } from './support/chromium.ts';
import { startDemo } from './support/demo.ts';
import { waitUntilStable } from './support/layout/layout-checks.ts';
import { showTheme } from './support/theme.ts';
import { views } from './support/views.ts';
const sharp = createRequire('/tmp/w/clerk/server/package.json')('sharp');
const [out, sizes, ...want] = process.argv.slice(2);
const SIZES: any = { staff: [[1280, 800, 'light'], [390, 844, 'light'], [390, 844, 'dark']], hers: [[820, 1180, 'light'], [390, 844, 'light'], [390, 844, 'dark']] };
const browser = await browserType.launch(chromium());
const { server, world } = await startDemo('normal');
const cells: any[] = [];
for (const n of want) { const v = views.find((x) => x.name === n); if (!v) { console.log('none', n); continue; }
  const c = await browser.newContext({ baseURL: server.url, locale: 'es-ES', timezoneId: 'Europe/Madrid', viewport: { width: 1280, height: 800 } });
  const p = await c.newPage();
  p.setDefaultTimeout(9000);
  try { await v.open(p, world);
    const row: Buffer[] = [];
    for (const [w, h, t] of SIZES[sizes]) { await showTheme(p, t); await p.setViewportSize({ width: w, height: h }); await waitUntilStable(p); row.push(await sharp(await p.screenshot()).resize({ height: 600 }).png().toBuffer()); }
    cells.push(row);
  } catch (e) { console.log(n, String(e).slice(0, 200)); }
  await c.close(); }
await server.stop(); await browser.close();
const comps: any[] = []; let y = 0, W = 0;
for (const row of cells) { let x = 0; for (const b of row) { comps.push({ input: b, left: x, top: y }); x += (await sharp(b).metadata()).width + 6; } W = Math.max(W, x); y += 606; }
await sharp({ create: { width: W, height: y, channels: 3, background: '#888' } }).composite(comps).png().toFile(out);
