import type { LinkedPerson } from '@encina/contract/support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../lib/navigation.tsx';
import { createViewHistory } from '../../lib/view-history.ts';
import { choiceOf } from '../../testing/choices.ts';
import { memoryBrowser } from '../../testing/memory-browser.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { PersonsDialog } from './components/persons-dialog.tsx';

const WHY = 'Berta Gil ha cambiado estos datos mientras los editabas.';
const LUCIA: LinkedPerson = {
  id: 'lucia',
  name: 'Lucía Gómez',
  email: 'lucia@ejemplo.es',
  relation: 'Hija',
  hasPassword: true,
  version: 1,
};

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createViewHistory(memoryBrowser(), () => ({
    view: 'admin-dashboard',
    params: {},
  }));
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <PersonsDialog userId="rosa" userName="Rosa Gala" onClose={vi.fn()} />
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Two taps on the same button within 400 ms are one. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 450));

afterEach(() => vi.unstubAllGlobals());

it('a name that a colleague has corrected meanwhile is not put back: both are shown', async () => {
  let now = LUCIA;
  staffServer({
    'GET /staff/api/users/rosa/support-persons': () => Response.json([now]),
    'PATCH /staff/api/support-persons/lucia': ({ body }) => {
      const { version, ...values } = body as LinkedPerson;
      if (version !== now.version) {
        return Response.json({ error: WHY, code: 'changed_meanwhile' }, { status: 409 });
      }
      now = { ...now, ...values, version: version + 1 };
      return Response.json(now);
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Editar a Lucía Gómez' }));
  type('Nombre', 'Lucía Rangel');
  type('Correo Electrónico', 'lucia.rangel@ejemplo.es');
  now = { ...LUCIA, name: 'Lucía Gómez Rangel', version: 2 };
  press('Guardar');
  await screen.findByText(new RegExp(WHY));
  expect(choiceOf('Nombre', /En tu formularioLucía Rangel/).checked).toBe(true);
  expect(screen.queryByRole('group', { name: 'Correo Electrónico' })).toBeNull();
  fireEvent.click(choiceOf('Nombre', /Ahora ponelucía gómez rangel/i));
  await aMomentLater();
  press('Guardar');
  await waitFor(() => expect(now.version).toBe(3));
  expect(now).toMatchObject({ name: 'Lucía Gómez Rangel', email: 'lucia.rangel@ejemplo.es' });
});
