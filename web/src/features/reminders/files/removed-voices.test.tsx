import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../../../testing/show-view.tsx';
import { RemovedVoices } from './removed-voices.tsx';

afterEach(() => vi.unstubAllGlobals());

it('whose voice is gone is said until she has read it', async () => {
  let voices = [{ id: 'v', name: 'Lucía Rangel Gómez' }];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return Response.json({ files: [], removedVoices: voices });
    expect(address).toBe('/api/users/ana/reminder-files/removed-voices/v');
    voices = [];
    return new Response(null, { status: 204 });
  });
  showView(<RemovedVoices userId="ana" />);
  await screen.findByText(
    'Lucía ya no puede entrar en tu Encina, y su voz se ha borrado. El recordatorio sigue igual, sin su voz.',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Entendido/ }));
  await waitFor(() => expect(screen.queryByText(/ya no puede entrar/)).toBeNull());
});
