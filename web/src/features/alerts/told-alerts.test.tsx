import type { Alert } from '@encina/contract/alerts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { FamilyAlerts } from './components/family-alerts.tsx';

const PILL: Alert = {
  id: 'alert',
  userId: 'ana',
  userName: 'Ana Gómez',
  title: 'Pastilla de la tensión',
  dueAt: new Date().toISOString(),
  toldAt: new Date().toISOString(),
  state: 'open',
  words: 'No ha contestado.',
  takenBy: null,
  isMine: false,
};

afterEach(() => vi.unstubAllGlobals());

function show(first: Response | Partial<Alert>) {
  let kept = first instanceof Response ? PILL : { ...PILL, ...first };
  const { sent } = staffServer({
    'GET /api/support/alerts': () =>
      first instanceof Response ? first.clone() : Response.json([kept]),
    'POST /api/support/alerts/alert/take': () => {
      kept = { ...kept, state: 'taken', isMine: true };
      return Response.json(kept);
    },
  });
  showView(<FamilyAlerts />);
  return sent;
}

it('whoever is told reads who, what and when, and says with one tap that she sees to it', async () => {
  show({});
  await screen.findByText('Ana Gómez');
  expect(screen.getByRole('status').textContent?.trim()).toBe('No ha contestado.');
  fireEvent.click(screen.getByRole('button', { name: /^Me ocupo yo/ }));
  await screen.findByText(/Te ocupas tú\./);
  expect(screen.queryByRole('button')).toBeNull();
});

it('who sees to it, and that it is over, has no button any more', async () => {
  show({ state: 'taken', takenBy: 'Carmen' });
  await screen.findByText(/Se ocupa Carmen\./);
  expect(screen.queryByRole('button')).toBeNull();
});

it('alerts that did not load are not shown as none', async () => {
  show(Response.json({ error: 'No responde.', code: 'unavailable' }, { status: 503 }));
  await screen.findByText('No se pudieron cargar los avisos.');
});
