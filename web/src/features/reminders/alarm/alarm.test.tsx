import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson } from '../../../lib/offline/forget-person.ts';
import { MOST_TRIES, pauseAfter } from '../../../lib/offline/tries.ts';
import { setAside } from '../../../lib/offline/waiting.ts';
import { eventually } from '../../../testing/eventually.ts';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { serveReminders } from '../../../testing/reminders-server.ts';
import { showView } from '../../../testing/show-view.tsx';
import { pass, stopTheClock } from '../../../testing/stopped-clock.ts';
import { Alarm } from './alarm.tsx';

const pill = reminderAt('2026-11-20T18:00', { title: 'La pastilla', category: 'Medicación' });
const coral = reminderAt('2026-11-20T18:00', { title: 'El coro' });

beforeEach(() => {
  localStorage.clear();
});
stopTheClock('2026-11-20T17:02:00Z');

async function ring(...reminders: Parameters<typeof serveReminders>[0]) {
  const server = serveReminders(reminders);
  const { browser, history } = showView(
    <Alarm userId="u" timeZone="Europe/Madrid" voice={false} sound={false} />,
  );
  act(() => history.go({ view: 'main-select', params: {} }));
  await screen.findByText('Es la hora');
  return { server, browser, history };
}

async function tap(name: string) {
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
}

/** She says that it is done, and that she has not only heard it. */
async function take() {
  await tap('Ya está hecho');
  await tap('Ya la he tomado');
}

describe('the alarm', () => {
  it('asks whether a medicine is taken or only heard, and nothing counts as done before', async () => {
    const { server } = await ring(pill);
    await tap('Ya está hecho');
    screen.getByText('¿Ya la has tomado, o solo la has oído?');
    screen.getByText('La de las 18:00 de hoy');
    expect(server.states()).toEqual(['pending']);
    await tap('Todavía no');
    expect(server.states()).toEqual(['postponed']);
    screen.getByText('Te lo recuerdo a las 18:12');
  });

  it('asks of what is no pill in words that are true of it', async () => {
    const { server } = await ring({ ...pill, title: 'Medir el azúcar', category: 'Salud' });
    await tap('Ya está hecho');
    screen.getByText('¿Ya lo has hecho, o solo lo has oído?');
    screen.getByText('Lo de las 18:00 de hoy');
    await tap('Ya lo he hecho');
    expect(server.states()).toEqual(['done']);
  });

  it('says what an answer did, gives it back, and closes by itself', async () => {
    const { server } = await ring(pill);
    expect(screen.getByText('A las 18:00 · hace 2 minutos')).toBeDefined();
    await take();
    expect(screen.getByText('Hecho a las 18:02')).toBeDefined();
    expect(server.states()).toEqual(['done']);
    await tap('Deshacer');
    expect(server.states()).toEqual(['pending']);
    await take();
    await pass(9_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.states()).toEqual(['done']);
  });

  it('asks for one thing at a time, the medicine first, and a tap answers that one alone', async () => {
    const { server } = await ring(coral, pill);
    screen.getByText('También ahora: El coro');
    await take();
    expect(server.states()).toEqual(['pending', 'done']);
    await tap('Cerrar');
    await tap('Ya está hecho');
    expect(server.states()).toEqual(['done', 'done']);
  });

  it('asks once more before a medicine is left out, and shows no tick for it', async () => {
    const { server } = await ring(pill);
    await tap('Hoy no');
    expect(screen.getByText('¿Seguro que hoy no la tomas?')).toBeDefined();
    expect(screen.getByText('La de las 18:00 de hoy')).toBeDefined();
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
    fireEvent.click(screen.getByRole('button', { name: 'Ya está hecho' }));
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

  it('rings on the next day too where nobody answers any more', async () => {
    const tomorrow = reminderAt('2026-11-21T09:00', { id: pill.id, title: 'La de mañana' });
    const server = vi.fn(async (address: string) =>
      Response.json(address.endsWith('/upcoming') ? [tomorrow] : []),
    );
    vi.stubGlobal('fetch', server);
    showView(<Alarm userId="u" timeZone="Europe/Madrid" voice={false} sound={false} />);
    await eventually(() =>
      expect(server.mock.calls.flat().join()).toContain('/reminders/upcoming'),
    );
    await pass(1_000);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    vi.setSystemTime(new Date('2026-11-21T08:01:00Z'));
    await pass(40_000);
    await screen.findByText('La de mañana');
  });

  it('does not ring again for what the server cannot take, but says it elsewhere', async () => {
    await ring(pill);
    const isAsked = (init?: RequestInit) => (init?.method ?? 'GET') === 'GET';
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
      isAsked(init) ? Response.json([pill]) : Response.json({}, { status: 500 }),
    );
    await take();
    await pass(9_000);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) await pass(pauseAfter(tries) + 1_000);
    await eventually(() => expect(setAside.get()).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await forgetPerson();
  });
});
