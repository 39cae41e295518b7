import type { Municipality } from '@encina/contract/municipalities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMunicipalities } from '../../lib/municipality.ts';
import { NavigationProvider } from '../../lib/navigation.tsx';
import { createViewHistory } from '../../lib/view-history.ts';
import { choiceOf } from '../../testing/choices.ts';
import { memoryBrowser } from '../../testing/memory-browser.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { BARE } from '../../testing/town-fixture.ts';
import { TownData } from './components/town-data.tsx';

const WHY = 'Berta Gil ha cambiado estos datos mientras los editabas.';
const onSaved = vi.fn();

/** As in the panel, where what is edited stands among all towns. */
function Panel() {
  const [town] = useMunicipalities().data ?? [];
  return town && <TownData town={town} onClose={vi.fn()} onSaved={onSaved} />;
}

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createViewHistory(memoryBrowser(), () => ({
    view: 'admin-dashboard',
    params: {},
  }));
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <Panel />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Nombre del municipio');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Two taps on the same button within 400 ms are one. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 450));

afterEach(() => vi.unstubAllGlobals());

it('what a colleague has written of the town meanwhile is not put back: both values are shown', async () => {
  let now: Municipality = { ...BARE, phone: '924 00 00 01' };
  staffServer({
    '/api/municipalities': () => Response.json([now]),
    'PATCH /staff/api/municipalities/olivenza': ({ body }) => {
      const { version, ...values } = body as Municipality;
      if (version !== now.version) {
        return Response.json({ error: WHY, code: 'changed_meanwhile' }, { status: 409 });
      }
      now = { ...now, ...values, version: version + 1 };
      return Response.json(now);
    },
  });
  await show();
  type('Dirección', 'Plaza Mayor, 1');
  type('Teléfono', '924 00 00 02');
  now = { ...now, phone: '924 00 00 09', showsPhases: true, version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WHY));
  expect(choiceOf('Teléfono', /En tu formulario924 00 00 02/).checked).toBe(true);
  const calendar = 'Enseñar el calendario: cuatro fases en unos seis meses';
  expect(choiceOf(calendar, /Ahora poneSí/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Dirección' })).toBeNull();
  // It is said once, above: nothing is wrong with what is chosen now.
  expect(screen.getAllByText(new RegExp(WHY))).toHaveLength(1);
  fireEvent.click(choiceOf('Teléfono', /Ahora pone/));
  await aMomentLater();
  press('Guardar');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(now).toMatchObject({
    address: 'Plaza Mayor, 1',
    phone: '924 00 00 09',
    showsPhases: true,
    version: 3,
  });
});
