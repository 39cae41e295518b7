import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';

/** How much of a person lies in each store of this browser. */
export const keptOnTablet = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const done = (asked: IDBRequest) =>
      new Promise((resolve) => asked.addEventListener('success', resolve));
    const opened = indexedDB.open('encina-person');
    await done(opened);
    const counts: Record<string, number> = {};
    for (const name of opened.result.objectStoreNames) {
      const asked = opened.result.transaction(name).objectStore(name).count();
      await done(asked);
      counts[name] = asked.result;
    }
    opened.result.close();
    const caches = await window.caches.keys();
    return { ...counts, pictures: caches.filter((name) => /^encina pictures/.test(name)).length };
  });

/** How many messages of a relative lie in this browser, to be sent also after a reload. */
export const unsentOf = (page: Page, relative: { readonly id: string }): Promise<number> =>
  page.evaluate(async (start) => {
    const done = (asked: IDBRequest) =>
      new Promise((resolve) => asked.addEventListener('success', resolve));
    const opened = indexedDB.open('encina');
    await done(opened);
    const keys = opened.result.transaction('values').objectStore('values').getAllKeys();
    await done(keys);
    opened.result.close();
    return keys.result.filter((key) => String(key).startsWith(start)).length;
  }, `outbox ${relative.id} `);

/** Until the app is on the tablet. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** What a server serves, at another address, where a newer service worker can come. */
export async function serveNewer(origin: string) {
  let version = 1;
  const { hostname, port } = new URL(origin);
  const proxy = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/service-worker.js';
    const { 'if-none-match': ___, 'if-modified-since': ____, ...whole } = headers;
    const asked = isWorker ? { ...whole, 'accept-encoding': 'identity' } : headers;
    const going = request({ hostname, port, method, path, headers: asked }, (from) => {
      if (!isWorker) {
        answer.writeHead(from.statusCode ?? 500, from.headers);
        from.pipe(answer);
        return;
      }
      const { 'content-length': _, etag: __, ...kept } = from.headers;
      answer.writeHead(200, kept);
      from.pipe(answer, { end: false });
      from.on('end', () => answer.end(`\n// Version ${version}`));
    });
    going.on('error', () => answer.destroy());
    incoming.pipe(going);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    upgrade: () => {
      version += 1;
    },
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
