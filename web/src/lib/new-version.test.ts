import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

/** A browser with a newer version waiting beside the one that serves. */
function browserWithNewer() {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { active: {}, waiting });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  const held = { isHeld: false };
  const locks = {
    request: async (_name: string, _options: object, act: (lock: object) => Promise<void>) => {
      held.isHeld = true;
      await act({});
      held.isHeld = false;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker, locks });
  const handOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
  return { waiting, held, handOver };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('a newer version that is asked to serve loads the page anew as soon as it does', async () => {
  const { waiting, held, handOver } = browserWithNewer();
  const { keepApp, takeOver } = await import('./new-version.ts');
  await keepApp();
  const over = takeOver();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  expect(held.isHeld).toBe(true);
  handOver();
  await over;
  expect(reload).toHaveBeenCalledOnce();
});

it('a browser that keeps the older one for long does not load the page anew while she writes again', async () => {
  const { waiting, held, handOver } = browserWithNewer();
  const { keepApp, takeOver } = await import('./new-version.ts');
  await keepApp();
  const over = takeOver();
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  expect(held.isHeld).toBe(false);
  handOver();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  await Promise.all([takeOver(), vi.advanceTimersByTimeAsync(60_000)]);
  expect(waiting.postMessage).toHaveBeenCalledTimes(2);
});
