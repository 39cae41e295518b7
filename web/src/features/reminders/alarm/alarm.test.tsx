import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../lib/navigation.tsx';
import { createViewHistory } from '../../../lib/view-history.ts';
import { memoryBrowser } from '../../../testing/memory-browser.ts';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { serveReminders } from '../../../testing/reminders-server.ts';
import { Alarm } from './alarm.tsx';

const pill = reminderAt('2026-11-20T18:00', { title: 'La pastilla', category: 'Medicación' });
const coral = reminderAt('2026-11-20T18:00', { title: 'El coro' });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T17:02:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ring(...reminders: Parameters<typeof serveReminders>[0]) {
  const server = serveReminders(reminders);
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => ({ view: 'landing', params: {} }));
  history.adopt();
  history.go({ view: 'main-select', params: {} });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider history={history}>
        <Alarm userId="u" timeZone="Europe/Madrid" voice={false} sound={false} />
      </NavigationProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Es la hora');
  return { server, browser, history };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function tap(name: string) {
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
}

describe('the alarm', () => {
  it('says what an answer did, gives it back, and closes by itself', async () => {
    const { server } = await ring(pill);
    expect(screen.getByText('A las 18:00 · hace 2 minutos')).toBeDefined();
    await tap('Ya la he tomado');
    expect(screen.getByText('Hecho a las 18:02')).toBeDefined();
    expect(server.states()).toEqual(['done']);
    await tap('Deshacer');
    expect(server.states()).toEqual(['pending']);
    await tap('Ya la he tomado');
    await pass(9_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.states()).toEqual(['done']);
  });

  it('asks for one thing at a time, the medicine first, and a tap answers that one alone', async () => {
    const { server } = await ring(coral, pill);
    expect(screen.getByText('Después: El coro')).toBeDefined();
    await tap('Ya la he tomado');
    expect(server.states()).toEqual(['pending', 'done']);
    await tap('Cerrar');
    await tap('Ya está hecho');
    expect(server.states()).toEqual(['done', 'done']);
  });

  it('asks once more before a medicine is left out, and shows no tick for it', async () => {
    const { server } = await ring(pill);
    await tap('Hoy no');
    expect(screen.getByText('¿Seguro que hoy no la tomas?')).toBeDefined();
    expect(server.states()).toEqual(['pending']);
    await tap('Volver al aviso');
    await tap('Hoy no');
    await tap('Hoy no la tomo');
    expect(server.states()).toEqual(['skipped']);
    expect(screen.getByText('Hoy no la tomas')).toBeDefined();
    expect(document.querySelector('.lucide-check')).toBeNull();
  });

  it('lets anything else be left out in one step, and says when it comes again', async () => {
    const { server } = await ring(coral);
    await tap('Hoy no');
    expect(server.states()).toEqual(['skipped']);
    await tap('Deshacer');
    await tap('Recuérdamelo en 10 minutos');
    expect(screen.getByText(/^Te lo recuerdo a las 18:12$/)).toBeDefined();
  });

  it('takes no tap in its first moment: it was meant for what was there before', async () => {
    const { server } = await ring(pill);
    fireEvent.click(screen.getByRole('button', { name: 'Ya la he tomado' }));
    await pass(50);
    expect(server.states()).toEqual(['pending']);
  });

  it('stays through Back and Escape, and so does what lies behind it', async () => {
    const { browser, history } = await ring(pill);
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    await browser.press(-1);
    await browser.settled();
    expect(screen.getByText('La pastilla')).toBeDefined();
    expect(history.snapshot().entry.location.view).toBe('main-select');
  });
});
