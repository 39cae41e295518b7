import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '../../../lib/api-error.ts';
import { forgetWaiting } from '../../../lib/offline/outbox.ts';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { bodyOf, newValues } from '../reminder-form.ts';
import { FileNotKept, useSaveWithFiles } from './use-save-with-files.ts';

const { sendWithProgress } = vi.hoisted(() => ({ sendWithProgress: vi.fn() }));
vi.mock('../../../lib/send-with-progress.ts', () => ({ sendWithProgress }));

const MADE = reminderAt('2026-11-21T09:00', { id: 'gotas' });
const BODY = { ...bodyOf(newValues('2026-11-20T17:03')), title: 'Gotas' };
const photo = new File(['photo'], 'caja.jpg', { type: 'image/jpeg' });
const voice = new File(['voice'], 'voz.webm', { type: 'audio/webm' });

/** What was asked of the server beside the bytes of files: how, and where. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  sendWithProgress.mockReset();
  sendWithProgress.mockResolvedValue('');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([]);
    asked.push(`${method} ${address}`);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(MADE);
  });
});
afterEach(async () => {
  await forgetWaiting();
  vi.unstubAllGlobals();
});

function saving(reminderId?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSaveWithFiles('ana', reminderId), { wrapper });
  return (files: { photo?: File | null; voice?: File | null }) =>
    act(() =>
      result.current.mutateAsync({ body: BODY, key: 'k', files }).catch((error: unknown) => error),
    );
}
const sent = () =>
  sendWithProgress.mock.calls.map(([{ method, address }]) => `${method} ${address}`);
const to = (kind: string) => `/api/users/ana/reminders/${MADE.id}/files/${kind}`;

it('a new reminder is kept first, then its photo and its voice', async () => {
  await saving()({ photo, voice });
  expect(asked).toEqual(['POST /api/users/ana/reminders']);
  expect(sent()).toEqual([`PUT ${to('photo')}`, `PUT ${to('voice')}`]);
});

it('a voice that did not arrive is sent again without a second reminder or a second photo', async () => {
  const save = saving();
  sendWithProgress.mockResolvedValueOnce('').mockRejectedValueOnce(new ConnectionError());
  const failure = await save({ photo, voice });
  expect(failure).toBeInstanceOf(FileNotKept);
  expect((failure as FileNotKept).kind).toBe('voice');
  await save({ photo, voice });
  expect(asked).toEqual([
    'POST /api/users/ana/reminders',
    `PATCH /api/users/ana/reminders/${MADE.id}`,
  ]);
  expect(sent()).toEqual([`PUT ${to('photo')}`, `PUT ${to('voice')}`, `PUT ${to('voice')}`]);
});

it('a reminder that waits on this device says that its photo does not', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(await saving()({ photo })).toMatchObject({
    reminder: { id: 'k', title: 'Gotas' },
    waits: true,
    isWithoutFile: true,
  });
  expect(sent()).toEqual([]);
});

it('what is taken off is deleted, and what was not touched stays as it is', async () => {
  await saving(MADE.id)({ photo: null });
  expect(asked).toEqual([`PATCH /api/users/ana/reminders/${MADE.id}`, `DELETE ${to('photo')}`]);
  expect(sent()).toEqual([]);
});
