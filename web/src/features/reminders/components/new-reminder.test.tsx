import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../lib/navigation.tsx';
import { forgetWaiting } from '../../../lib/offline/outbox.ts';
import { waiting } from '../../../lib/offline/waiting.ts';
import { createViewHistory } from '../../../lib/view-history.ts';
import { memoryBrowser } from '../../../testing/memory-browser.ts';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { currentToast } from '../../../ui/toast-store.ts';
import { NewReminder } from './new-reminder.tsx';

const MADE = reminderAt('2026-11-21T09:00');
const created = vi.fn();

let kept: unknown[] = [];

beforeEach(() => {
  kept = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!init.body) return Response.json(kept);
    if (url.endsWith('/preview')) return Response.json({ next: ['2026-11-21T09:00'] });
    created(JSON.parse(String(init.body)));
    return Response.json(MADE);
  });
});
afterEach(() => {
  created.mockReset();
  vi.unstubAllGlobals();
});

async function open() {
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => ({ view: 'landing', params: {} }));
  history.adopt();
  const onSaved = vi.fn();
  render(
    <NavigationProvider history={history}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <NewReminder userId="ana" now="2026-11-20T17:03" onClose={vi.fn()} onSaved={onSaved} />
      </QueryClientProvider>
    </NavigationProvider>,
  );
  await screen.findByRole('dialog', { name: 'Nuevo Recordatorio' });
  return { browser, onSaved };
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = () =>
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Regar' } });
const send = () => {
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
};
const question = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('a new reminder', () => {
  it('is refused before anything is typed where there are two hundred', async () => {
    kept = Array.from({ length: 200 }, () => MADE);
    await open();
    expect((await screen.findByRole('status')).textContent).toBe(
      'Ya tienes 200 recordatorios. Borra alguno para crear otro.',
    );
    expect(screen.queryByLabelText('Título')).toBeNull();
  });

  it('takes a title and three taps', async () => {
    const { onSaved } = await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Título')));
    write();
    send();
    expect(question()).toBe('¿Cuándo te aviso?');
    tap(/^Mañana por la mañana/);
    expect(question()).toBe('¿Se repite?');
    expect(document.activeElement?.textContent).toBe('¿Se repite?');
    send();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(MADE));
    expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Regar', dateTime: '2026-11-21T09:00', recurrency: 'none' }),
    );
    expect(currentToast()?.title).toBe('Recordatorio creado');
  });

  it('in an hour takes a title and two taps, and is asked nothing more', async () => {
    const { onSaved } = await open();
    write();
    send();
    tap('En una hora hoy, viernes, a las 18:05, una sola vez');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(MADE));
    expect(created).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Regar', dateTime: '2026-11-20T18:05', recurrency: 'none' }),
    );
  });

  it('waits on this tablet where nobody answers, and stands at its hour', async () => {
    const { onSaved } = await open();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    write();
    send();
    tap('En una hora hoy, viernes, a las 18:05, una sola vez');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Regar', occurrence: '2026-11-20T18:05' }),
    );
    expect(currentToast()).toMatchObject({
      title: 'Guardado en esta tableta',
      description: 'Se enviará cuando haya conexión.',
    });
    expect(waiting.get()).toMatchObject([{ what: 'el recordatorio «Regar»', isWritten: true }]);
    await forgetWaiting();
  });

  it('says in words what will happen before it is made', async () => {
    await open();
    write();
    send();
    tap(/^Mañana por la mañana/);
    expect(await screen.findByText('Te avisaré mañana, sábado, a las 9:00.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Cada día'));
    expect(
      await screen.findByText('Te avisaré mañana, sábado, a las 9:00, y cada día a esa hora.'),
    ).toBeTruthy();
  });

  it('goes nowhere without a title, and says what is missing', async () => {
    await open();
    send();
    expect(question()).toBe('¿Qué quieres recordar?');
    expect(currentToast()).toMatchObject({
      title: 'Campos requeridos',
      description: 'Por favor completa el título y la fecha/hora.',
    });
    expect(screen.getByLabelText('Título').getAttribute('aria-invalid')).toBe('true');
  });

  it('goes one question back with the tablet’s Back, and loses nothing', async () => {
    const { browser } = await open();
    write();
    send();
    tap(/^Esta noche/);
    await act(() => browser.press(-1));
    await waitFor(() => expect(question()).toBe('¿Cuándo te aviso?'));
    await act(() => browser.press(-1));
    await waitFor(() => expect(question()).toBe('¿Qué quieres recordar?'));
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Regar');
    await act(() => browser.press(-1));
    await screen.findByRole('heading', { name: '¿Salir sin guardar?' });
  });

  it('lets another day and hour be put together', async () => {
    await open();
    write();
    send();
    tap('Otro día y hora');
    fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '19:30' } });
    send();
    expect(question()).toBe('¿Se repite?');
    send();
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({ dateTime: '2026-11-20T19:30' }),
      ),
    );
  });
});

class Recognition {
  onresult: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    this.onresult?.({ results: [[{ transcript: 'tomar la pastilla' }]] });
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
}

it('a title can be said aloud', async () => {
  vi.stubGlobal('SpeechRecognition', Recognition);
  await open();
  tap('Decirlo en voz alta');
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Tomar la pastilla');
});

it('where nothing can be said, she reads what to do instead', async () => {
  await open();
  tap('Decirlo en voz alta');
  expect(screen.getByText(/^Función no disponible/)).toBeTruthy();
});
