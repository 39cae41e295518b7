import { ofEachSetting, SETTINGS } from '@encina/contract/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Settings } from '../features/users/screens/settings.tsx';
import { NavigationProvider, useNavigation } from '../lib/navigation.tsx';
import { setTheme } from '../lib/theme.ts';
import { createViewHistory } from '../lib/view-history.ts';
import { memoryBrowser } from '../testing/memory-browser.ts';
import { LookGate } from './look-gate.tsx';

const MARIA = { id: 'maria', name: 'María Gómez', photo: null };
let saved: Record<string, unknown>;

beforeEach(() => {
  saved = {
    ...ofEachSetting(({ initial }) => initial),
    familyConsent: false,
    municipalConsent: false,
    hasPin: true,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'PUT') Object.assign(saved, JSON.parse(String(init.body)));
    if (init?.method === 'PUT') return new Response(null, { status: 204 });
    return Response.json(address === '/api/municipalities' ? [] : saved);
  });
  setTheme('light');
});
afterEach(() => vi.unstubAllGlobals());

const isDark = () => document.documentElement.classList.contains('dark');
const size = () => document.documentElement.dataset.textSize;
const stored = () => localStorage.getItem('theme');

/** Ajustes, and nothing elsewhere. */
function Views() {
  const { view, restart } = useNavigation();
  const out = (
    <button type="button" onClick={() => restart('landing')}>
      Fuera
    </button>
  );
  return view === 'settings' && <Settings user={MARIA} more={out} />;
}

async function openSettings() {
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => ({ view: 'landing', params: {} }));
  history.adopt();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <Views />
        <LookGate />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  act(() => history.go({ view: 'settings', params: { user: MARIA } }));
  await screen.findByRole('switch', { name: 'Modo nocturno' });
}
const night = () => screen.getByRole('switch', { name: 'Modo nocturno' });

it('night and size that she had saved come with her and leave with her', async () => {
  Object.assign(saved, { darkMode: true, textSize: 'grande' });
  await openSettings();
  await waitFor(() => expect([isDark(), size(), stored()]).toEqual([true, 'grande', 'dark']));
  expect(night()).toHaveProperty('checked', true);
  fireEvent.click(screen.getByText('Fuera'));
  await waitFor(() => expect([isDark(), size(), stored()]).toEqual([false, 'normal', 'light']));
});

it('night and size show at once while she chooses, and go back where she does not save', async () => {
  await openSettings();
  fireEvent.click(night());
  fireEvent.click(screen.getByLabelText('Muy grande'));
  expect([isDark(), size(), stored()]).toEqual([true, 'muy-grande', 'dark']);
  fireEvent.click(screen.getByRole('button', { name: 'Volver al inicio' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect([isDark(), stored()]).toEqual([false, 'light']));
  expect(saved.darkMode).toBe(SETTINGS.darkMode.initial);
});

it('night that she saves is on the server and stays while she is in', async () => {
  await openSettings();
  fireEvent.click(night());
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Configuración guardada correctamente');
  expect([saved.darkMode, isDark(), stored()]).toEqual([true, true, 'dark']);
});
