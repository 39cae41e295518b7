import type { TakenAlert } from '@encina/contract/alerts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { TakenAlerts } from './components/taken-alerts.tsx';

it('who sees to it is said to her until she has read it', async () => {
  let unread: TakenAlert[] = [
    { id: 'alert', title: 'Pastilla de la tensión', takenBy: 'Lucía Rangel Gómez' },
    { id: 'drops', title: 'Gotas', takenBy: null },
  ];
  staffServer({
    'GET /api/users/ana/alerts/taken': () => Response.json(unread),
    'DELETE /api/users/ana/alerts/taken/alert': () => {
      unread = unread.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  showView(<TakenAlerts userId="ana" />);
  await screen.findByText('Lucía se ocupa.');
  screen.getByText(/Sabe que no has contestado a «Pastilla de la tensión»\. Sigue pendiente\./);
  screen.getByText('El ayuntamiento se ocupa.');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Entendido: Lucía/ }));
  await waitFor(() => expect(screen.queryByText('Lucía se ocupa.')).toBeNull());
  screen.getByText('El ayuntamiento se ocupa.');
});
