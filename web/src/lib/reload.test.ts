import { afterEach, expect, it, vi } from 'vitest';
import { FROM_SERVER } from './from-server.ts';
import { forgetFromServer, reloadForMissingPart } from './reload.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('a missing part loads the page anew from the server, once, and the address stays as it was', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  window.history.replaceState({ view: 'landing' }, '', '/');
  await reloadForMissingPart('v1');
  expect(window.location.search).toBe(`?${FROM_SERVER}`);
  expect(window.history.state).toEqual({ view: 'landing' });
  forgetFromServer();
  expect(window.location.search).toBe('');
  await reloadForMissingPart('v1');
  expect(reload).toHaveBeenCalledOnce();
});

it('a part that is missing for want of a network leaves the page as it is', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await reloadForMissingPart('v1');
  expect(reload).not.toHaveBeenCalled();
  expect(window.location.search).toBe('');
});
