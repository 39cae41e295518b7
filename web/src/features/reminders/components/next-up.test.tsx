import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { serveReminders } from '../../../testing/reminders-server.ts';
import { showView } from '../../../testing/show-view.tsx';
import { pass, stopTheClock } from '../../../testing/stopped-clock.ts';
import { NextUp } from './next-up.tsx';

const due = ['Pan', 'Coro', 'Riego', 'Misa'].map((title, index) =>
  reminderAt(`2026-11-20T18:0${index}`, { title }),
);

stopTheClock('2026-11-20T17:05:00Z');

async function show(...reminders: Parameters<typeof serveReminders>[0]) {
  const server = serveReminders(reminders);
  showView(<NextUp userId="u" timeZone="Europe/Madrid" onMore={() => undefined} />);
  await screen.findByText(reminders[0]?.title ?? '');
  await pass(1_000);
  return server;
}

async function tap(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
}
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('what comes next on home', () => {
  it('stays in its place when it is done, says when, and lets nothing else come under the finger', async () => {
    const server = await show(...due);
    await tap('Marcar como hecho: Pan');
    expect(titles()).toEqual(['Pan', 'Coro', 'Riego']);
    expect(screen.getByText('Hecho a las 18:05')).toBeDefined();
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await pass(50);
    expect(server.states()).toEqual(['done', 'pending', 'pending', 'pending']);
    await pass(8_000);
    expect(titles()).toEqual(['Coro', 'Riego', 'Misa']);
    fireEvent.click(screen.getByRole('button', { name: 'Marcar como hecho: Coro' }));
    await pass(50);
    expect(server.states()).toContain('pending');
    expect(screen.queryByText(/^Hecho/)).toBeNull();
  });

  it('is taken back where it was tapped by mistake', async () => {
    const server = await show(...due);
    await tap('Marcar como hecho: Coro');
    await pass(1_000);
    await tap('Deshacer');
    expect(server.states()).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect(screen.getByRole('button', { name: 'Marcar como hecho: Coro' })).toBeDefined();
  });

  it('says of the pill of last evening that it was yesterday, and lets her answer', async () => {
    vi.setSystemTime('2026-11-20T07:00:00Z');
    const server = await show(
      reminderAt('2026-11-19T22:00', {
        title: 'Colesterol',
        category: 'Medicación',
        state: 'missed',
      }),
    );
    expect(screen.getByText('Ayer a las 22:00 · hace 10 horas')).toBeDefined();
    await tap('Marcar como hecho: Colesterol');
    await screen.findByText('¿Ya la has tomado, o solo la has oído?');
    expect(screen.getByText('La de anoche, a las 22:00')).toBeDefined();
    await pass(1_000);
    await tap('Ya la he tomado');
    expect(server.states()).toEqual(['done']);
  });

  it('says of an overdue pill that it is not confirmed, beside a verb that bears no tick', async () => {
    await show(
      reminderAt('2026-11-20T09:00', { title: 'Tensión', category: 'Medicación', state: 'missed' }),
    );
    expect(screen.getByText('A las 9:00 · hace 9 horas')).toBeDefined();
    expect(screen.getByText('Sin confirmar')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Marcar como hecho: Tensión' });
    expect(button.textContent).toBe('Marcar como hecho');
    expect(document.querySelector('[class*="check"]')).toBeNull();
    await tap('Marcar como hecho: Tensión');
    await screen.findByText('La de las 9:00 de hoy');
    await pass(1_000);
    await tap('Ya la he tomado');
    expect(screen.queryByText('Sin confirmar')).toBeNull();
    expect(screen.getByText('Hecho a las 18:05')).toBeDefined();
    expect(document.querySelector('.lucide-circle-check')).not.toBeNull();
  });

  it('has no button for what comes much later: nobody has taken it yet', async () => {
    await show(reminderAt('2026-11-20T21:30', { title: 'Gotas' }));
    expect(screen.getByText('A las 21:30 · dentro de 3 horas')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
