import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { supportedUser } from '../../testing/supported-user-fixture.ts';
import { SupportToday } from './support-today.tsx';

const user = (id: string, name: string, familyConsent: boolean) =>
  supportedUser({ id, name, familyConsent });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a carer reads on one page everybody’s reminders, entry and mood, and who shares nothing', async () => {
  const people = [
    {
      id: 'ana',
      name: 'Ana Álvarez',
      photo: null,
      lastActiveAt: '2026-11-20T08:30:00.000Z',
      mood: 'bad',
      reminders: [
        reminderAt('2026-11-17T11:00', { title: 'Gafas', state: 'missed' }),
        reminderAt('2026-11-19T21:30', {
          title: 'Gotas',
          category: 'Medicación',
          state: 'missed',
        }),
        reminderAt('2026-11-20T09:00', { title: 'Pastilla' }),
        reminderAt('2026-11-20T10:00', { title: 'Paseo', state: 'done' }),
        reminderAt('2026-11-20T11:00', { title: 'Coro', state: 'skipped' }),
      ],
    },
    {
      id: 'rosa',
      name: 'Rosa Gala',
      photo: null,
      lastActiveAt: '2026-11-19T08:30:00.000Z',
      mood: null,
      reminders: [],
    },
  ];
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/support/today' ? people : []),
  );
  showView(
    <SupportToday
      users={[
        user('ana', 'Ana Álvarez', true),
        user('rosa', 'Rosa Gala', true),
        user('luis', 'Luis Mora', false),
      ]}
    />,
    { view: 'support-dashboard', params: {} },
  );
  const ana = within((await screen.findByText('Ana Álvarez')).closest('li') as HTMLElement);
  expect(ana.getByText('Ha entrado a las 9:30')).toBeTruthy();
  expect(ana.getByText('Dice que está: Mal')).toBeTruthy();
  expect(ana.getAllByText('Sin confirmar')).toHaveLength(2);
  expect(ana.getAllByText(/^Era del /).map((it) => it.textContent)).toEqual([
    'Era del jueves, 19 de noviembre.',
    'Era del martes, 17 de noviembre.',
  ]);
  const sum = '3 pendientes, 1 hecho';
  const button = ana.getByRole('button', { name: `${sum}, los recordatorios de Ana Álvarez` });
  expect(button.textContent).toBe(sum);
  const rosa = within(screen.getByText('Rosa Gala').closest('li') as HTMLElement);
  expect(rosa.getByText('Hoy no ha entrado')).toBeTruthy();
  expect(rosa.getByText('Hoy no tiene recordatorios.')).toBeTruthy();
  expect(screen.getByText('Sin autorización para ver su día: Luis Mora.')).toBeTruthy();
});
