import { beforeEach, expect, it, vi } from 'vitest';
import { FROM_SERVER } from '../lib/from-server.ts';

vi.mock('workbox-precaching', () => ({
  precache: () => undefined,
  matchPrecache: async (name: string) => new Response(`kept ${name}`),
}));

const TOWN = 'https://encina.test';
const fetched = vi.fn<typeof fetch>();
/** What the worker answers to a page that goes to an address; nothing where it leaves that to the browser. */
let answerTo: (path: string) => Promise<string> | undefined;

beforeEach(async () => {
  vi.resetModules();
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('__KEPT_FILES__', []);
  vi.stubGlobal('self', {
    location: { origin: TOWN },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  });
  fetched.mockReset().mockImplementation(async () => new Response('from the server'));
  vi.stubGlobal('fetch', fetched);
  await import('./main.ts');
  answerTo = (path) => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode: 'navigate', url: TOWN + path };
    listeners.get('fetch')?.({
      request,
      respondWith: (said: Promise<Response>) => {
        answer = said;
      },
    });
    return answer?.then((response) => response.text());
  };
});

it('a page is the one that is kept, with and without a network', async () => {
  expect(await answerTo('/')).toBe('kept /index.html');
  expect(fetched).not.toHaveBeenCalled();
});

it('a page whose parts the server has no more comes from the server', async () => {
  expect(await answerTo(`/?${FROM_SERVER}`)).toBe('from the server');
});

it('where the server does not answer after all, the page that is kept is better than none', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  expect(await answerTo(`/?${FROM_SERVER}`)).toBe('kept /index.html');
});
