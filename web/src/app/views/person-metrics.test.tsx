import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reader } from '../../lib/reader.ts';
import { PersonMetrics } from './person-metrics.tsx';

const dailyActivity = Array.from({ length: 7 }, (_, at) => ({
  day: `2026-11-${14 + at}`,
  minutes: 10 - at,
  isActive: at < 5,
  gamesPlayed: at === 3 ? 2 : 0,
  chatMessages: at === 3 ? 1 : 0,
}));
const ANSWERS: Readonly<Record<string, unknown>> = {
  metrics: {
    totalMinutes: 155,
    activeDays: 5,
    remindersViewed: 2,
    gamesPlayed: 2,
    chatMessages: 1,
    dailyActivity,
  },
  areas: [{ area: 'memoria', times: 1, timesBefore: 6, trend: 'down' }],
  'reminders/stats': { completed: 3, pending: 1 },
  'media/stats': { totalFiles: 8, favorites: 2 },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (address: string) => {
    const name = Object.keys(ANSWERS).findLast((it) => address.split('?')[0]?.endsWith(it));
    return Response.json(name ? ANSWERS[name] : []);
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function show(reader: Reader) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PersonMetrics person={{ id: 'u1', name: 'Josefa' }} reader={reader} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /^(Tu|Su) semana$/ });
}
const text = () => document.body.textContent ?? '';

it('her week is told in suns and words, and a figure waits until she asks for it', async () => {
  await show('self');
  expect(text()).toContain('Esta semana has venido 5 días.');
  expect(text()).toContain('El martes jugaste y hablaste con el asistente.');
  expect(text()).toContain('¡Excelente progreso!');
  expect(screen.queryByText('Tiempo Activo')).toBeNull();

  const button = screen.getByRole('button', { name: 'Ver las cifras' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  for (const words of [
    'Tiempo Activo',
    '2 h 35 min',
    'Días Activos',
    'Partidas jugadas',
    'Mensajes enviados',
    'Actividad Diaria (minutos)',
    'Completados',
    'Pendientes',
    'Total archivos',
    'Favoritos',
  ]) {
    expect(text()).toContain(words);
  }
  const headings = screen.getAllByRole('columnheader', { hidden: true });
  expect(headings.map((it) => it.getAttribute('scope'))).toEqual(['col', 'col']);
});

it('nothing tells her that something went down', async () => {
  await show('self');
  fireEvent.click(screen.getByRole('button', { name: 'Ver las cifras' }));
  expect(text()).not.toMatch(/antes|anteriores|menos|cuesta|%/);
});

it('whom she lets look sees the figures at once, and how it goes', async () => {
  await show('family');
  expect(text()).toContain('Esta semana ha venido 5 días.');
  expect(text()).toContain('Tiempo Activo');
  expect(text()).toContain('Ahora le cuesta un poco más');
});
