/**
 * `node bench/media.ts`: what memories cost. The server's own memory while twenty people send 50 MB each at once, and
 * again while they are confirmed; the frames of a browser that scrolls through five thousand memories.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { chromium as browserType } from '@playwright/test';
import { send } from '../e2e/support/api.ts';
import { chromium } from '../e2e/support/chromium.ts';
import { toGallery } from '../e2e/support/navigation.ts';
import { startServer } from '../e2e/support/server.ts';
import { enterAs, makeWorld, type World } from '../e2e/support/world.ts';
import { inRoot } from '../scripts/support/paths.mjs';
import { pinnedNode } from '../scripts/support/pinned-node.mjs';

const UPLOADS = 20;
const BYTES = 50 * 1024 * 1024;
const MEMORIES = 5_000;
const JOSEFA = 'Josefa Gómez Rangel';

const dataDir = mkdtempSync(path.join(tmpdir(), 'encina-bench-'));
execFileSync(pinnedNode(), [inRoot('demo/seed.ts')], {
  env: { ...process.env, DATA_DIR: dataDir },
});
await withServer(measureUploads);
addMemories();
await withServer(measureScrolling);

async function withServer(measure: (world: World) => Promise<void>): Promise<void> {
  const server = await startServer({ dataDir });
  try {
    await measure(await makeWorld(server.url, { password: 'bellota-demo', person: JOSEFA }));
  } finally {
    await server.stop();
  }
}

async function measureUploads(world: World): Promise<void> {
  const pid = serverPid();
  const api = { url: world.url, cookies: new Map(world.api.cookies) };
  const person = `/api/users/${world.person.id}`;
  await send(api, 'POST', `${person}/verify-pin`, { pin: world.person.pin });
  const cookie = [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const film = Buffer.alloc(BYTES);
  film.write('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 0, 'latin1');
  const addresses = await Promise.all(
    Array.from({ length: UPLOADS }, () =>
      send<{ uploadURL: string; fileURL: string }>(api, 'POST', `${person}/media/upload-url`, {
        mimeType: 'video/mp4',
        size: BYTES,
      }),
    ),
  );
  await watch(pid, `${UPLOADS} uploads of 50 MB at once`, () =>
    Promise.all(
      addresses.map(({ uploadURL }) =>
        fetch(world.url + uploadURL, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'video/mp4' },
          body: film,
        }).then(({ status }) => {
          if (status !== 204) throw new Error(`PUT: ${status}`);
        }),
      ),
    ),
  );
  await watch(pid, `${UPLOADS} confirmations at once`, () =>
    Promise.all(addresses.map(({ fileURL }) => send(api, 'POST', `${person}/media`, { fileURL }))),
  );
}

/** The process that listens for the bench: a child of this one that runs the server. */
function serverPid(): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        const parent = /PPid:\t(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('server/src/main.ts');
      } catch {
        return false;
      }
    });
  if (!own) throw new Error('Where is the server?');
  return Number(own);
}

/** Resident memory, in MB. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function watch(pid: number, what: string, work: () => Promise<unknown>): Promise<void> {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  const start = performance.now();
  await work();
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const [from, to] = [before, most].map((megabytes) => megabytes.toFixed(0));
  process.stdout.write(`${what}: ${from} MB before, ${to} MB at most, ${seconds} s\n`);
}

/** Five thousand photos of Josefa's, each with a thumbnail of its own. */
function addMemories(): void {
  const db = new DatabaseSync(path.join(dataDir, 'encina.sqlite'));
  const model = db
    .prepare(
      "select media.* from media join users on users.id = user_id where users.name = ? and kind = 'image'",
    )
    .get(JOSEFA);
  if (!model) throw new Error('Josefa has no photos.');
  const names = Object.keys(model);
  const insert = db.prepare(
    `insert into media (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  const folder = path.join(dataDir, 'files/users', String(model.user_id), 'media');
  db.exec('begin');
  for (let place = 0; place < MEMORIES; place += 1) {
    const id = `bench-${String(place).padStart(5, '0')}`;
    const row = { ...model, id, title: `Foto ${place}` };
    insert.run(...Object.values(row));
    mkdirSync(path.join(folder, id));
    copyFileSync(
      path.join(folder, String(model.id), 'thumbnail.webp'),
      path.join(folder, id, 'thumbnail.webp'),
    );
  }
  db.exec('commit');
  db.close();
}

async function measureScrolling(world: World): Promise<void> {
  const browser = await browserType.launch(chromium());
  const context = await browser.newContext({
    baseURL: world.url,
    locale: 'es-ES',
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await enterAs(context, world);
  await toGallery(page, world);
  await page.getByRole('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await scriptTime();
  const frames = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    let most = 0;
    // A finger that flings: 120 px a frame for ten seconds.
    while (gaps.length < 600) {
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - last);
      last = performance.now();
      most = Math.max(most, document.querySelectorAll('article').length);
      scrollBy(0, 120);
    }
    gaps.sort((a, b) => a - b);
    const at = (part: number) => gaps[Math.floor(gaps.length * part)]?.toFixed(0);
    return { median: at(0.5), p95: at(0.95), longest: at(0.999), cards: most, at: scrollY };
  });
  const script = (((await scriptTime()) - before) / 600) * 1000;
  process.stdout.write(
    `scrolling ${frames.at} px of ${MEMORIES} memories: frames of ${frames.median} ms (95 %: ${frames.p95}, longest ${frames.longest}), ${script.toFixed(1)} ms of script each, ${frames.cards} cards at most\n`,
  );
  await browser.close();
}
