import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShowsAlarm } from '../../lib/alarm-shown.ts';
import { holdInterruptions } from '../../lib/busy.ts';
import { showView } from '../../testing/show-view.tsx';
import { pass, stopTheClock } from '../../testing/stopped-clock.ts';
import { Stand } from './components/stand.tsx';
import { StandCard } from './components/stand-card.tsx';
import { isNight } from './night.ts';
import { setStand } from './stand.ts';

const MADRID = 'Europe/Madrid';

describe('night', () => {
  it.each([
    ['2026-11-20T20:59:00Z', false],
    ['2026-11-20T21:00:00Z', true],
    ['2026-11-21T05:59:00Z', true],
    ['2026-11-21T06:00:00Z', false],
    // The clocks of Madrid go forward at 2:00 of 29 March 2026, and back at 3:00 of 25 October.
    ['2026-03-29T04:59:00Z', true],
    ['2026-03-29T05:00:00Z', false],
    ['2026-10-25T05:59:00Z', true],
    ['2026-10-25T06:00:00Z', false],
  ])('at %s is %s', (at, night) => {
    expect(isNight(new Date(at), MADRID)).toBe(night);
  });
});

/** A minute at a time: what one brings is drawn before the next. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) await pass(60_000);
}

function Ringing() {
  useShowsAlarm();
  return null;
}

const DIM = { name: /Toca la pantalla para encenderla/ };

describe('a tablet on a stand', () => {
  stopTheClock('2026-11-20T20:57:00Z');
  const taps = vi.fn();
  beforeEach(() => {
    taps.mockClear();
    vi.stubGlobal('fetch', async () => Response.json([]));
    showView(
      <>
        <button type="button" onClick={taps}>
          Borrar
        </button>
        <Stand />
      </>,
    );
  });

  it('is dark with the hour from ten on, two minutes after the last touch, and light in the morning', async () => {
    await minutes(4);
    expect(screen.queryByRole('button', DIM)).toBeNull();
    await minutes(2);
    screen.getByText('22:03');
    vi.setSystemTime('2026-11-21T06:00:01Z');
    await pass(5_000);
    expect(screen.queryByRole('button', DIM)).toBeNull();
  });

  it('wakes at a touch, which does nothing else, and sleeps again', async () => {
    await minutes(6);
    fireEvent.pointerDown(window);
    fireEvent.click(screen.getByRole('button', DIM));
    expect(screen.queryByRole('button', DIM)).toBeNull();
    expect(taps).not.toHaveBeenCalled();
    await minutes(3);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.queryByRole('button', DIM)).toBeNull();
  });

  it('wakes at a finger that slid, once nothing of it can reach the view', async () => {
    await minutes(6);
    fireEvent.pointerCancel(screen.getByRole('button', DIM));
    screen.getByRole('button', DIM);
    await pass(500);
    expect(screen.queryByRole('button', DIM)).toBeNull();
  });

  it('lets nothing be read or reached that lies under it', async () => {
    const under = { name: 'Borrar' };
    screen.getByRole('button', under).focus();
    await minutes(6);
    expect(screen.queryByRole('button', under)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', DIM));
    fireEvent.click(screen.getByRole('button', DIM));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', under)));
  });

  it('gives way to her alarm, and stays away for as long as it rings', async () => {
    await minutes(6);
    const alarm = render(<Ringing />);
    await waitFor(() => expect(screen.queryByRole('button', DIM)).toBeNull());
    await minutes(5);
    expect(screen.queryByRole('button', DIM)).toBeNull();
    alarm.unmount();
    await minutes(3);
    screen.getByRole('button', DIM);
  });

  it('stays light while a game is played', async () => {
    const letGo = holdInterruptions();
    await minutes(10);
    expect(screen.queryByRole('button', DIM)).toBeNull();
    act(letGo);
    await minutes(3);
    screen.getByRole('button', DIM);
  });
});

describe('«Tableta siempre encendida»', () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn();
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('fetch', async () => Response.json([]));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  afterEach(() => {
    setStand(false);
    Reflect.deleteProperty(navigator, 'wakeLock');
    vi.unstubAllGlobals();
  });
  const show = () => {
    setStand(true);
    showView(
      <>
        <StandCard />
        <Stand />
      </>,
    );
  };

  it('keeps the screen alight, and asks again when the browser has let go of it', async () => {
    const lock = { released: false, release };
    request.mockResolvedValue(lock);
    show();
    expect(screen.getByRole('switch')).toHaveProperty('checked', true);
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledOnce();
    lock.released = true;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('says what to do where the tablet will not', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    show();
    await screen.findByText(/Enchúfala: con poca batería no puede/);
  });

  it('says what to do where the browser never can', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    show();
    await screen.findByText(/Este navegador no puede dejar la pantalla encendida/);
  });
});
