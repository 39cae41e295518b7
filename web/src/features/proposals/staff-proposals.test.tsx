import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMomentLater, press, showInPanel } from '../../testing/panel.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { StaffProposals } from './components/staff-proposals.tsx';

let allowed: boolean;
let server: ReturnType<typeof staffServer>;

beforeEach(() => {
  server = staffServer({
    'GET /staff/api/users/rosa/staff-proposals': () => Response.json({ allowed, items: [] }),
    'PUT /staff/api/users/rosa/staff-proposals/consent': ({ body }) => {
      allowed = (body as { granted: boolean }).granted;
      return new Response(null, { status: 204 });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () => showInPanel(<StaffProposals userId="rosa" onOpen={vi.fn()} />);
const noted = () => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('a permission on paper is noted after a question that says what it does', async () => {
  allowed = false;
  show();
  await screen.findByRole('button', { name: 'Ha firmado el permiso en papel' });
  press('Ha firmado el permiso en papel');
  await screen.findByText(/^El ayuntamiento podrá proponerle recordatorios/);
  press('Dejarlo como está');
  expect(screen.queryByText(/^El ayuntamiento podrá proponerle/)).toBeNull();
  expect(noted()).toEqual([]);
  await aMomentLater();
  press('Ha firmado el permiso en papel');
  press('Anotar que da permiso');
  await screen.findByRole('button', { name: 'Proponer lo que pone en una hoja' });
  expect(noted()).toEqual([{ granted: true }]);
});

it('what she takes back on paper is noted in the same way, and says what is withdrawn', async () => {
  allowed = true;
  show();
  await screen.findByRole('button', { name: 'Ha retirado el permiso' });
  press('Ha retirado el permiso');
  await screen.findByText(/se retira lo que todavía no ha contestado/);
  press('Anotar que lo retira');
  await screen.findByRole('button', { name: 'Ha firmado el permiso en papel' });
  expect(noted()).toEqual([{ granted: false }]);
});
