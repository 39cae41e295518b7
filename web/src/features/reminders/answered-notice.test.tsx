import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { useAnswer } from './reminders.queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('a reminder that is answered in the app leaves no notice of it on the lock screen', async () => {
  const close = vi.fn();
  const getNotifications = vi.fn(async () => [{ close }]);
  const value = { getRegistration: async () => ({ getNotifications }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  const pill = reminderAt('2026-11-20T08:00');
  vi.stubGlobal('fetch', async () => Response.json({ ...pill, state: 'done' }));
  const client = new QueryClient();
  const { result } = renderHook(() => useAnswer('ana'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await act(() => result.current.mutateAsync({ reminders: [pill], state: 'done' }));
  await eventually(() => expect(close).toHaveBeenCalledOnce());
  expect(getNotifications).toHaveBeenCalledWith({ tag: `reminder ${pill.id}` });
});
