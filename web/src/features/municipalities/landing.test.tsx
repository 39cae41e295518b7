import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMunicipalityId, writeStored } from '../../lib/storage.ts';
import { showView } from '../../testing/show-view.tsx';
import { BARE } from '../../testing/town-fixture.ts';
import { Landing } from './screens/landing.tsx';

const LUCIA = { id: 'lucia', name: 'Lucía Gómez Rangel', municipalityId: 'olivenza' };

beforeEach(() => {
  localStorage.clear();
  writeStored('municipalityId', 'valle');
});
afterEach(() => vi.unstubAllGlobals());

function show(support: typeof LUCIA | null) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address === '/api/session' ? { device: null, user: null, support, admin: null } : [BARE],
    ),
  );
  return showView(<Landing />).history;
}

it('a relative who was in on this telephone goes on with one tap, in her own town', async () => {
  const history = show(LUCIA);
  const onward = await screen.findByRole('button', {
    name: /^Continuar como Lucía\s*Personas de Apoyo$/,
  });
  fireEvent.click(onward);
  expect(history.snapshot().entry.location.view).toBe('support-dashboard');
  expect(storedMunicipalityId()).toBe('olivenza');
});

it('whoever has gone is not offered to go on', async () => {
  show(null);
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
});
