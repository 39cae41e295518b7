import { noticePath } from '@encina/contract/notice-address';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../lib/navigation.tsx';
import { takeNotice } from '../lib/notice-link.ts';
import { createViewHistory } from '../lib/view-history.ts';
import { memoryBrowser } from '../testing/memory-browser.ts';
import { NoticeGate } from './notice-gate.tsx';
import { queryClient } from './query-client.ts';

const ANA = { id: 'ana', name: 'Ana', photo: null, municipalityId: 'valle' };

/** Opens the page that the notice names, where these are in. */
function openAt(path: string, isIn: object) {
  window.history.replaceState(null, '', path);
  takeNotice();
  const said = { device: null, user: null, support: null, admin: null, ...isIn };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(said)),
  );
  const history = createViewHistory(memoryBrowser(), () => ({ view: 'landing', params: {} }));
  history.adopt();
  render(
    <NavigationProvider history={history}>
      <NoticeGate />
    </NavigationProvider>,
  );
  return () => history.snapshot().entry.location.view;
}

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('a notice of what is due leads to the home of whose it is, and out of the address', async () => {
  const view = openAt(noticePath({ user: 'ana' }), { user: ANA });
  await waitFor(() => expect(view()).toBe('user-menu'));
  expect(window.location.hash).toBe('');
});

it('a notice of a message leads to her messages', async () => {
  const view = openAt(noticePath({ user: 'ana', opens: 'messages' }), { user: ANA });
  await waitFor(() => expect(view()).toBe('support-messages'));
});

it('a notice for a relative leads to the person, or to the door where nobody is in', async () => {
  const path = noticePath({ user: 'ana', opens: 'family' });
  const inside = openAt(path, { support: { id: 'eva', name: 'Eva', municipalityId: 'valle' } });
  await waitFor(() => expect(inside()).toBe('support-dashboard'));
  const outside = openAt(path, {});
  await waitFor(() => expect(outside()).toBe('support-login'));
});

it('a notice of an alert leads to the panel, where it can be seen to', async () => {
  const view = openAt(noticePath({ user: 'ana', opens: 'panel' }), {
    support: { id: 'eva', name: 'Eva', municipalityId: 'valle' },
  });
  await waitFor(() => expect(view()).toBe('support-dashboard'));
});

it('a notice of somebody who is not in leads no further than the start', async () => {
  const view = openAt(noticePath({ user: 'rosa' }), { user: ANA });
  await waitFor(() => expect(fetch).toHaveResolved());
  expect(view()).toBe('landing');
});

it('what was answered on the lock screen is asked for anew in a page that rings', () => {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  openAt('/', { user: ANA });
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { answered: 'walk' } }));
  expect(asked).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
