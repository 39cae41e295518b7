import { ALERTS_OFF } from '@encina/contract/alerts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choiceOf } from '../../testing/choices.ts';
import { showView } from '../../testing/show-view.tsx';
import { staffServer } from '../../testing/staff-server.ts';
import { pass, stopTheClock } from '../../testing/stopped-clock.ts';
// They are there when they are wanted: the first look at a chunk takes its time.
import './components/alerts-form.tsx';
import './components/pause-form.tsx';
import { OwnAlerts } from './components/own-alerts.tsx';

const LUCIA = { id: 'lucia', name: 'Lucía' };
const CARMEN = { id: 'carmen', name: 'Carmen' };
const PATH = '/api/users/ana/alerts/settings';

stopTheClock('2026-11-20T17:02:00Z');

function show(first: object) {
  let kept = first;
  const { sent } = staffServer({
    [`GET ${PATH}`]: () => Response.json(kept),
    [`PUT ${PATH}`]: ({ body }) => {
      kept = { ...ALERTS_OFF, ...(body as object), isOn: true, people: [LUCIA] };
      return Response.json(kept);
    },
    [`DELETE ${PATH}`]: () => {
      kept = ALERTS_OFF;
      return new Response(null, { status: 204 });
    },
    'GET /api/users/ana/support-persons': () => Response.json([LUCIA, CARMEN]),
  });
  showView(<OwnAlerts userId="ana" />);
  const written = () => sent.filter(({ method }) => method !== 'GET');
  return { written };
}

async function tap(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  // Sooner it would be the same tap.
  await pass(500);
}

it('nobody is told until she has said who, when, and what at the end', async () => {
  const { written } = show(ALERTS_OFF);
  await tap('Elegir a quién se avisa');
  await tap('Carmen');
  await tap('Lucía');
  await tap(/^1\.º ?Carmen/);
  screen.getByRole('button', { name: /^1\.º ?Lucía/, pressed: true });
  await tap('Siguiente');
  fireEvent.click(choiceOf('Si no contesto en…', /media hora/));
  await tap('Siguiente');
  expect(written()).toEqual([]);
  fireEvent.click(screen.getByRole('switch', { name: 'Que lo vea también el ayuntamiento' }));
  screen.getByText(
    'Si no contestas en media hora, se avisa a Lucía. Después, al ayuntamiento. Solo de 8:00 a 22:00.',
  );
  await tap('Guardar');
  await screen.findByText('Cambiar a quién se avisa');
  const { isOn: _, ...rules } = ALERTS_OFF;
  expect(written()).toMatchObject([
    {
      method: 'PUT',
      body: { ...rules, people: ['lucia'], delayMinutes: 30, tellsTown: true },
    },
  ]);
});

it('she takes it all back with one tap', async () => {
  const { written } = show({ ...ALERTS_OFF, isOn: true, people: [LUCIA] });
  await tap('No avisar a nadie');
  await screen.findByText(/Ahora no se avisa a nadie\./);
  expect(written()).toMatchObject([{ method: 'DELETE' }]);
});

it('a pause for holidays keeps who is told, and is ended with one tap', async () => {
  const { written } = show({ ...ALERTS_OFF, isOn: true, people: [LUCIA] });
  await tap('Pausa de vacaciones');
  fireEvent.change(await screen.findByLabelText(/^Último día de la pausa/), {
    target: { value: '2099-08-15' },
  });
  await tap('Hacer la pausa');
  await screen.findByText('En pausa hasta el 15 de agosto de 2099, incluido.');
  await tap('Terminar la pausa');
  await screen.findByRole('button', { name: 'Pausa de vacaciones' });
  const put = (pausedUntil: string | null) => ({ body: { people: ['lucia'], pausedUntil } });
  await waitFor(() => expect(written()).toMatchObject([put('2099-08-15'), put(null)]));
});

it('the screen says what it is not, and where help is when there is danger', async () => {
  show(ALERTS_OFF);
  await screen.findByText(/Es ayuda de los tuyos\. No es teleasistencia\./);
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
});
