import { matchPrecache, precache } from 'workbox-precaching';
import { FROM_SERVER } from '../lib/from-server.ts';
import './push.ts';
import { pictureWithoutNetwork } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;
/** What the build has made, by name (`web/scripts/service-worker.ts`). */
declare const __KEPT_FILES__: { url: string; revision: string | null }[];

/** The addresses behind which the one page stands. */
const PAGES = new Set(['/', '/project-info', '/accesibilidad']);

/** A file of the build, or the page: from the tablet. All else goes to the network as if nobody were here. */
async function keptOrFetched(request: Request, address: string): Promise<Response> {
  return (await matchPrecache(address)) ?? fetch(request);
}

/** What is kept may be older than a part that the server has no more: a page that was told so comes from the server. */
async function pageFor(request: Request, search: string): Promise<Response> {
  if (search !== `?${FROM_SERVER}`) return keptOrFetched(request, '/index.html');
  return fetch(request).catch(() => keptOrFetched(request, '/index.html'));
}

precache(__KEPT_FILES__);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/staff/') || pathname.startsWith('/health/')) return;
  if (pathname.startsWith('/api/')) {
    if (request.destination !== 'image') return;
    event.respondWith(pictureWithoutNetwork(request, (work) => event.waitUntil(work)));
    return;
  }
  if (request.mode !== 'navigate') event.respondWith(keptOrFetched(request, pathname));
  else if (PAGES.has(pathname)) event.respondWith(pageFor(request, search));
});

/** A new version waits until the page says that nothing would be lost. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

/** The page that brought the first one must work without a network from then on, and not from the next start. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
