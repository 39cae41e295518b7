import { ofEachSetting, SETTINGS } from '@encina/contract/settings';
import type { OwnUser } from '@encina/contract/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../lib/storage.ts';
import { SettingsForm } from './components/settings-form.tsx';

const OPENED = {
  ...ofEachSetting((_, name) => SETTINGS[name].initial),
  id: 'ana',
  familyConsent: false,
  municipalConsent: false,
} as unknown as OwnUser;

const saved = vi.fn();
/** As the server has it when she saves. */
let now: OwnUser;

beforeEach(() => {
  now = OPENED;
  saved.mockClear();
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(new URL(String((input as Request).url ?? input), 'http://x'), init);
    if (request.method !== 'PUT') return Response.json(now);
    saved(await request.json());
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function save(label: string): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsForm
        user={OPENED}
        form={null}
        onChanged={vi.fn()}
        onSaved={vi.fn()}
        onFailed={vi.fn()}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${label}`) }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
}

it('"Sin prisa", chosen in a game, stays when another setting is saved', async () => {
  writeStored('pace:ana', 'unhurried');
  await save('Sonidos');
  expect(readStored('pace:ana')).toBe('unhurried');
});

it('the games begin as she says in Ajustes, whatever she chose in a round before', async () => {
  writeStored('pace:ana', 'timed');
  await save('Jugar sin prisa');
  await waitFor(() => expect(readStored('pace:ana')).toBe('unhurried'));
});

it('a setting that changed elsewhere meanwhile stays when another one is saved', async () => {
  now = { ...OPENED, familyConsent: true, textSize: 'grande' };
  await save('Sonidos');
  expect(saved).toHaveBeenCalledWith(
    expect.objectContaining({ familyConsent: true, textSize: 'grande', soundEnabled: false }),
  );
});
