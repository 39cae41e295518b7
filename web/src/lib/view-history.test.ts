import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MemoryBrowser, memoryBrowser } from '../testing/memory-browser.ts';
import { createViewHistory, type ViewHistory } from './view-history.ts';
import type { ViewLocation } from './views.ts';

const landing: ViewLocation = { view: 'landing', params: {} };
const mainSelect: ViewLocation = { view: 'main-select', params: {} };
const towns: ViewLocation = { view: 'municipality-select', params: {} };

let browser: MemoryBrowser;
let history: ViewHistory;
const view = () => history.snapshot().entry.location.view;

/** "¿Quién eres?", and right behind it the start screen. */
async function isHomeOverTheStart() {
  expect(view()).toBe('main-select');
  await browser.press(-1);
  expect(view()).toBe('landing');
}

beforeEach(() => {
  browser = memoryBrowser();
  history = createViewHistory(browser, () => landing);
  history.adopt();
});

describe('the history of the view switcher', () => {
  it('begins at the start screen', () => {
    expect(view()).toBe('landing');
  });

  it('leaves the start screen as it is already shown when it takes over the entry of the browser', () => {
    const unadopted = createViewHistory(memoryBrowser(), () => landing);
    const shown = unadopted.snapshot();
    const heard = vi.fn();
    unadopted.subscribe(heard);
    unadopted.adopt();
    expect(heard).not.toHaveBeenCalled();
    expect(unadopted.snapshot()).toBe(shown);
  });

  it('returns to the view before when the person presses Back', async () => {
    history.go(mainSelect);
    history.go(towns);
    await browser.press(-1);
    expect(view()).toBe('main-select');
    expect(history.snapshot().arrival).toBe('back');
  });

  it('takes two taps on the same card for one step', () => {
    history.go(mainSelect);
    history.go(mainSelect);
    expect(browser.length()).toBe(2);
  });

  it('gives the scroll of a view back on returning to it', async () => {
    browser.scrollY = 640;
    history.go(mainSelect);
    expect(history.snapshot().scroll).toBe(0);
    browser.scrollY = 0;
    await browser.press(-1);
    expect(history.snapshot().scroll).toBe(640);
  });

  it('brings no view back after a reload, not even through old entries of the history', async () => {
    history.go(mainSelect);
    history.go(towns);
    const old = [browser.history.state, browser.history.state];
    const reloaded = memoryBrowser(old);
    const next = createViewHistory(reloaded, () => landing);
    next.adopt();
    expect(next.snapshot().entry.location.view).toBe('landing');
    await reloaded.press(-1);
    expect(next.snapshot().entry.location.view).toBe('landing');
  });

  it('stays and asks while something would be lost, and leaves when it is told to', async () => {
    const ask = vi.fn();
    history.go(mainSelect);
    history.go(towns);
    history.blockBack(ask);
    for (const times of [1, 2]) {
      await browser.press(-1);
      await browser.settled();
      expect(view()).toBe('municipality-select');
      expect(ask).toHaveBeenCalledTimes(times);
    }
    history.openOverlay('dialog', () => undefined);
    await browser.press(-1);
    expect(ask).toHaveBeenCalledTimes(2);
    history.backTo(mainSelect);
    await browser.settled();
    expect(view()).toBe('main-select');
    history.blockBack(undefined);
    await browser.press(-1);
    expect(view()).toBe('landing');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leads nowhere while it is locked, neither back nor forward, and closes nothing', async () => {
    const close = vi.fn();
    history.go(mainSelect);
    history.go(towns);
    await browser.press(-1);
    history.openOverlay('dialog', close);
    const unlock = history.lock();
    const { key } = history.snapshot().entry;
    for (const steps of [-1, -1, -2, -3, 1]) {
      await browser.press(steps);
      await browser.settled();
      expect(history.snapshot().entry.key).toBe(key);
      expect(close).not.toHaveBeenCalled();
    }
    unlock();
    await browser.settled();
    await browser.press(-1);
    expect(close).toHaveBeenCalledOnce();
    await isHomeOverTheStart();
  });

  it('is locked until the last who locked it has let go, and leads at once then', async () => {
    history.go(mainSelect);
    history.go(towns);
    const clock = history.lock();
    const alarm = history.lock();
    clock();
    await browser.press(-1);
    await browser.settled();
    expect(view()).toBe('municipality-select');
    alarm();
    await browser.settled();
    await browser.press(-1);
    expect(view()).toBe('main-select');
  });

  it('stays where it is while it is locked, whatever lies behind', async () => {
    history.restart(towns);
    history.lock();
    await browser.press(-1);
    await browser.settled();
    expect(view()).toBe('municipality-select');
  });

  it('does not return to a view from before a log-out', async () => {
    history.go(mainSelect);
    history.go(towns);
    history.restart(landing);
    await browser.press(-1);
    expect(view()).toBe('landing');
  });

  it('makes "Volver al inicio" the same step as Back where the start is behind', async () => {
    history.go(mainSelect);
    history.go(towns);
    history.backTo(mainSelect);
    await browser.settled();
    await isHomeOverTheStart();
  });

  it('goes to the start all the same where it is not behind, and leaves no detour in the history', async () => {
    history.go(towns);
    history.backTo(mainSelect);
    await isHomeOverTheStart();
  });

  it('opens a view that was asked for while the browser was still going back', async () => {
    history.go(mainSelect);
    history.back();
    history.go(towns);
    await browser.settled();
    expect(view()).toBe('municipality-select');
  });
});

/** Opens a dialog over "¿Quién eres?". @returns what is told when it is closed */
function openOverHome() {
  const close = vi.fn();
  history.go(mainSelect);
  history.openOverlay('a', close);
  return close;
}

describe('a dialog over a view', () => {
  it('is closed by Back, and the view stays', async () => {
    const close = openOverHome();
    await browser.press(-1);
    expect(close).toHaveBeenCalledOnce();
    expect(view()).toBe('main-select');
  });

  it('leaves no step behind when its own button closes it', async () => {
    openOverHome();
    history.closeOverlay('a');
    await browser.settled();
    await browser.press(-1);
    expect(view()).toBe('landing');
  });

  it('gives its step to the view that is opened out of it', async () => {
    openOverHome();
    history.go(towns);
    history.closeOverlay('a');
    await browser.settled();
    expect(view()).toBe('municipality-select');
    await browser.press(-1);
    expect(view()).toBe('main-select');
  });

  it('gives way to a second one: never two levels', async () => {
    const first = openOverHome();
    const second = vi.fn();
    history.openOverlay('b', second);
    expect(first).toHaveBeenCalledOnce();
    await browser.press(-1);
    expect(second).toHaveBeenCalledOnce();
    expect(view()).toBe('main-select');
  });

  it('lets "Volver" inside it leave the view too', async () => {
    openOverHome();
    history.back();
    await browser.settled();
    expect(view()).toBe('landing');
  });
});

describe('a browser that is slow to go back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The next dialog, tapped while the browser has not told yet that the one before is gone. */
  async function staysOpen() {
    history.closeOverlay('a');
    await vi.advanceTimersByTimeAsync(1_500);
    const next = vi.fn();
    history.openOverlay('b', next);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(next).not.toHaveBeenCalled();
    void browser.press(-1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(next).toHaveBeenCalledOnce();
    expect(view()).toBe('main-select');
  }

  it('leaves the next dialog open', async () => {
    openOverHome();
    browser.delay = 2_500;
    await staysOpen();
  });

  it.each([0.9, 9.4])('leaves it open %s s after another was closed, too', async (seconds) => {
    openOverHome();
    history.closeOverlay('a');
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    history.openOverlay('a', () => undefined);
    browser.delay = 2_500;
    await staysOpen();
  });

  it('goes back one view, not two, when "Volver" follows the closing of a dialog', async () => {
    openOverHome();
    history.go(towns);
    history.openOverlay('b', () => undefined);
    browser.delay = 2_500;
    history.closeOverlay('b');
    await vi.advanceTimersByTimeAsync(500);
    history.back();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view()).toBe('main-select');
  });
});
