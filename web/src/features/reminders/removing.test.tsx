import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { sendWaiting } from '../../lib/offline/sending.ts';
import { waiting } from '../../lib/offline/waiting.ts';
import { NO_NETWORK, outboxWorld } from '../../testing/outbox-world.ts';
import { useRemoveReminder, useSaveReminder } from './saving.queries.ts';

const { fetched } = outboxWorld();
const KEY = '0192f0c1-0000-7000-8000-000000000001';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

/** She writes one, which does not get there, and takes it away again. */
async function writeAndRemove(): Promise<void> {
  fetched.mockImplementation(NO_NETWORK);
  const { result } = renderHook(
    () => ({ save: useSaveReminder('ana'), remove: useRemoveReminder('ana') }),
    { wrapper },
  );
  const body = { title: 'Regar', dateTime: '2026-11-22T10:00' };
  await act(() => result.current.save.mutateAsync({ body, key: KEY, reminderId: undefined }));
  await act(() => result.current.remove.mutateAsync(KEY));
}

it('a reminder that may have arrived is taken away there too, and is not told of where it has not', async () => {
  await writeAndRemove();
  expect(waiting.get()).toMatchObject([{ method: 'DELETE', params: { reminderId: KEY } }]);
  fetched.mockReset().mockImplementation(async () => Response.json({}, { status: 404 }));
  await sendWaiting();
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['DELETE']);
  expect(waiting.get()).toEqual([]);
});

it('a reminder that has never been on its way is let go without a word to the server', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await writeAndRemove();
  expect(waiting.get()).toEqual([]);
});
