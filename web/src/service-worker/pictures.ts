import { picturesOf } from '../lib/offline/pictures-cache.ts';

/** The last memories seen, large and small, and the faces of her people. */
const MOST = 90;
/** In bytes: above this it is no picture for a screen. */
const LARGEST = 3_000_000;

/** Whose picture it is, by its address. */
const ownerOf = (address: string): string | undefined =>
  /^\/api\/users\/([^/]+)\//.exec(new URL(address).pathname)?.[1];

/** The cache of whoever is in; of nobody else is there one, and none is made here. */
async function cacheOf(address: string): Promise<Cache | undefined> {
  const owner = ownerOf(address);
  if (!owner || !(await caches.has(picturesOf(owner)))) return undefined;
  return caches.open(picturesOf(owner));
}

async function keep(request: Request, response: Response): Promise<void> {
  const isWhole = response.status === 200 && !response.redirected;
  if (!isWhole || Number(response.headers.get('content-length') ?? 0) > LARGEST) return;
  const cache = await cacheOf(request.url);
  if (!cache || (await cache.match(request.url))) return;
  await cache.put(request.url, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((oldest) => cache.delete(oldest)));
}

/**
 * A picture of hers as the server has it, and where nobody answers, as she saw it last.
 * @param meanwhile told what goes on after the answer
 */
export async function pictureWithoutNetwork(
  request: Request,
  meanwhile: (work: Promise<void>) => void,
): Promise<Response> {
  try {
    const response = await fetch(request);
    meanwhile(keep(request, response.clone()).catch(() => undefined));
    return response;
  } catch (cause) {
    const kept = await (await cacheOf(request.url))?.match(request.url);
    if (kept) return kept;
    throw cause;
  }
}
