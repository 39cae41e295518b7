import { create, type Reminder } from '@encina/contract/reminders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../lib/navigation.tsx';
import { unsent } from '../../../lib/offline/waiting.ts';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { aHistory } from '../../../testing/show-view.tsx';
import { HELD_FOR } from '../use-held.ts';
import { ReminderGroups } from './reminder-groups.tsx';

const NOW = new Date('2026-11-20T07:31:00Z');
const PILL = reminderAt('2026-11-20T08:00', { category: 'Medicación', state: 'missed' });
const LAST_NIGHT = { occurrence: '2026-11-19T22:00', dateTime: '2026-11-19T21:00:00.000Z' };
const ERRAND = reminderAt('2026-11-20T07:00', { title: 'Comprar pan', state: 'missed' });
const TAKEN: Reminder = { ...PILL, state: 'done', answeredAt: '2026-11-20T07:32:00.000Z' };

const { history } = aHistory();

function shown(reminders: readonly Reminder[], tab: 'today' | 'upcoming' = 'today') {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider history={history}>
        <ReminderGroups
          userId="ana"
          tab={tab}
          now={NOW}
          timeZone="Europe/Madrid"
          landed={undefined}
          onEdit={vi.fn()}
          reminders={reminders}
          loadedAt={NOW.getTime()}
        />
      </NavigationProvider>
    </QueryClientProvider>
  );
}

const rows = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const sent = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent(url, init.body);
    return Response.json(TAKEN);
  });
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function take() {
  const { rerender } = render(shown([ERRAND, PILL]));
  const verb = 'Marcar como hecho: Pastilla blanca, 8:00';
  fireEvent.click(screen.getByRole('button', { name: verb }));
  const taken = await screen.findByRole('button', { name: 'Ya la he tomado' });
  act(() => vi.advanceTimersByTime(1_000));
  await act(async () => fireEvent.click(taken));
  rerender(shown([ERRAND, TAKEN]));
}

describe('a list of reminders', () => {
  it('says an hour with how far away it is, and a state to those who listen', () => {
    render(shown([PILL, reminderAt('2026-11-20T09:00', { title: 'Gotas' })]));
    expect(screen.getByText('Hace 31 minutos')).toBeTruthy();
    expect(screen.getByText('Dentro de 29 minutos')).toBeTruthy();
    expect(screen.getByText('Sin confirmar')).toBeTruthy();
    expect(screen.getByText('Pendiente')).toBeTruthy();
  });

  it('says of last evening that it was yesterday, to those who listen too', () => {
    render(shown([{ ...PILL, ...LAST_NIGHT }]));
    expect(screen.getByText('ayer')).toBeTruthy();
    expect(screen.getByText('Hace 11 horas')).toBeTruthy();
    const verb = 'Marcar como hecho: Pastilla blanca, ayer 22:00';
    expect(screen.getByRole('button', { name: verb })).toBeTruthy();
  });

  it('leaves what was done where it was, with the state in place of the button', async () => {
    await take();
    expect(sent).toHaveBeenCalledWith(expect.stringContaining('T08%3A00'), '{"state":"done"}');
    expect(rows()).toEqual(['Pastilla blanca', 'Comprar pan']);
    const state = screen.getByText('Hecho a las 8:32');
    expect(document.activeElement).toBe(state);
    expect(state.closest('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Deshacer: Pastilla blanca, 8:00' })).toBeTruthy();
    expect(screen.queryByText('Hechos hoy (1)')).toBeNull();
  });

  it('asks of a pill of the evening, hours before, whether it is already taken', async () => {
    vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
    const evening = reminderAt('2026-11-20T21:30', { title: 'Gotas', category: 'Medicación' });
    render(shown([evening]));
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como hecho: Gotas, 21:30' }));
    await screen.findByText('Es para las 21:30, dentro de 5 horas. ¿La has tomado ya?');
    act(() => vi.advanceTimersByTime(1_000));
    await act(async () => fireEvent.click(screen.getByText('Todavía no')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.mock.calls.join()).not.toContain('/occurrences/');
  });

  it('folds it below the rest some seconds later', async () => {
    await take();
    act(() => vi.advanceTimersByTime(HELD_FOR));
    expect(rows()).toEqual(['Comprar pan', 'Pastilla blanca']);
    const folded = screen.getByText('Hechos hoy (1)');
    expect(folded.closest('details')?.textContent).toContain('Hecho a las 8:32');
    expect(document.activeElement).toBe(folded.closest('summary'));
  });

  it('takes an answer back', async () => {
    await take();
    await act(async () => fireEvent.click(screen.getByText('Deshacer')));
    expect(sent).toHaveBeenLastCalledWith(expect.any(String), '{"state":"pending"}');
  });

  it('keeps what she left out apart from what is done', () => {
    render(shown([{ ...TAKEN, state: 'skipped' }]));
    expect(screen.getByText('Hoy no (1)')).toBeTruthy();
    expect(screen.getByText('Hoy no · lo decidiste a las 8:32')).toBeTruthy();
    expect(screen.queryByText(/^Hechos/)).toBeNull();
  });

  it('offers nothing to be marked as done of what is to come', () => {
    render(shown([reminderAt('2026-11-21T09:00')], 'upcoming'));
    expect(screen.getByRole('heading', { name: 'Mañana' })).toBeTruthy();
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['Cambiar']);
  });

  it('says of one that lies on this tablet alone that it is not sent yet', () => {
    const { id, title, occurrence: dateTime } = reminderAt('2026-11-20T09:00', { title: 'Gotas' });
    const item = { key: id, userId: 'ana', what: '', tellsWhen: false, at: 1 };
    const { method, path } = create;
    const params = { id: 'ana' };
    unsent.set([{ ...item, method, path, params, body: { title, dateTime } }]);
    render(shown([PILL, reminderAt(dateTime, { title })]));
    screen.getByText('Sin enviar todavía. En esta tableta suena igual.');
    unsent.set([]);
  });
});
