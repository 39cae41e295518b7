import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { showView } from '../../testing/show-view.tsx';
import { UserMenu } from './user-menu.tsx';

const ANA = { id: 'ana', name: 'Ana', photo: null };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Her home on a tablet on which others have entered as well; of the server only the session answers. */
async function show(tiedTo: readonly string[]) {
  writeStored('onlyPerson', 'several');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/session') throw new TypeError('no network');
    return Response.json({ device: { municipalityId: 'town', tiedTo }, user: null });
  });
  const { client, history } = showView(<UserMenu user={ANA} />, {
    view: 'user-menu',
    params: { user: ANA },
  });
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
  return history;
}

it('on a tablet that is tied to her alone "Salir" asks first', async () => {
  await show(['ana']);
  // The dialog is a chunk of its own.
  expect(await screen.findByText('¿Quieres salir?', {}, { timeout: 4_000 })).toBeDefined();
});

it('on a tablet of two people "Salir" goes out at once', async () => {
  const history = await show(['ana', 'luis']);
  await vi.waitFor(() => expect(history.snapshot().entry.location.view).toBe('landing'));
  expect(screen.queryByText('¿Quieres salir?')).toBeNull();
});
