import 'fake-indexeddb/auto';
import { session } from '@encina/contract/devices';
import { agenda, answer } from '@encina/contract/reminders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAgenda } from '../../features/reminders/reminders.queries.ts';
import { useLeave } from '../../features/users/users.queries.ts';
import { queryKey } from '../../lib/api.ts';
import { keep } from '../../lib/offline/box.ts';
import { forgetPerson } from '../../lib/offline/forget-person.ts';
import { keptFor } from '../../lib/offline/kept-answers.ts';
import { personStore } from '../../lib/offline/person-store.ts';
import { lastUnsent } from '../../lib/offline/sending.ts';
import type { Waiting } from '../../lib/offline/waiting.ts';
import { reportReachable } from '../../lib/reachability.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { eventually } from '../../testing/eventually.ts';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { ConnectionLine } from '../connection-line.tsx';
import { Offline } from './offline.tsx';

const ANA = { id: 'ana', name: 'Ana', photo: null };
const PILL = reminderAt('2026-11-22T10:00', { title: 'Pastilla' });
type Served = Record<string, () => Response>;
let served: Served;

beforeEach(() => {
  localStorage.clear();
  served = { '/api/users/ana/reminders/agenda?days=1': () => Response.json([PILL]) };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = served[address];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
});
afterEach(async () => {
  cleanup();
  await forgetPerson();
  reportReachable(true);
  vi.unstubAllGlobals();
});

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Agenda() {
  const { data, error } = useAgenda('ana');
  return <p>{data?.map(({ title }) => title).join() ?? (error ? 'failed' : 'loading')}</p>;
}

function open(user: typeof ANA | undefined, client = newClient()) {
  render(
    <QueryClientProvider client={client}>
      <Offline user={user} />
      <Agenda />
    </QueryClientProvider>,
  );
  return client;
}

const keptNames = async () => (await personStore()).getAllKeys('answers');

async function readOnce(): Promise<QueryClient> {
  const client = open(ANA);
  await screen.findByText('Pastilla');
  await eventually(async () => expect((await keptNames()).join()).toContain(agenda.path));
  await eventually(async () => expect(await keptFor()).toMatchObject({ userId: 'ana' }));
  return client;
}

it('what was read is shown after a reload without a network', async () => {
  await readOnce();
  cleanup();
  served = {};
  open(ANA);
  await screen.findByText('Pastilla');
});

it('what was never read without a network has failed, and is not nothing', async () => {
  served = {};
  open(ANA);
  await screen.findByText('failed');
});

it('what is known stays in sight when it cannot be asked anew', async () => {
  const client = await readOnce();
  served = {};
  await act(() => client.refetchQueries({ queryKey: queryKey(agenda) }));
  expect(screen.queryByText('failed')).toBeNull();
  screen.getByText('Pastilla');
});

it.each([
  ['nobody is in any more', null],
  ['another person is in', { ...ANA, id: 'eva', municipalityId: 'm' }],
])('where the server says that %s, nothing of her stays', async (_, user) => {
  const client = await readOnce();
  served['/api/session'] = () => Response.json({ device: null, user, support: null, admin: null });
  const key = queryKey(session);
  await client.fetchQuery({
    queryKey: key,
    queryFn: async () => (await fetch('/api/session')).json(),
  });
  await eventually(async () => expect(await keptNames()).toEqual([]));
  expect(readStored('keptFor')).toBeNull();
});

it('where her session is over on the server, nothing of her stays', async () => {
  const client = await readOnce();
  const refusal = { error: 'Entra otra vez.', code: 'unauthenticated' };
  served['/api/users/ana/reminders/agenda?days=1'] = () => Response.json(refusal, { status: 401 });
  await act(() => client.refetchQueries({ queryKey: queryKey(agenda) }));
  await eventually(async () => expect(await keptNames()).toEqual([]));
});

it('where her session is over on the server, what is lost by that is counted in words', async () => {
  const client = await readOnce();
  const { method, path } = answer;
  const said = { key: 'k', userId: 'ana', method, path, params: { id: 'ana' }, what: '«Pastilla»' };
  await keep({ ...said, tellsWhen: true, at: 1 });
  const refusal = { error: 'Entra otra vez.', code: 'unauthenticated' };
  served['/api/users/ana/reminders/agenda?days=1'] = () => Response.json(refusal, { status: 401 });
  await act(() => client.refetchQueries({ queryKey: queryKey(agenda) }));
  await eventually(() => expect(currentToast()?.description).toContain('1 cosa.'));
  expect(await (await personStore()).count('outbox')).toBe(0);
});

it('a failure that Ana was told of is closed for whoever comes next', async () => {
  open(ANA);
  await eventually(() => expect(readStored('keptFor')).toBe('ana'));
  const item = { key: 'k', userId: 'ana', what: '«Pastilla»' } as Waiting;
  act(() => lastUnsent.set({ item }));
  expect(currentToast()).toMatchObject({ state: 'open' });
  await act(forgetPerson);
  expect(currentToast()).toMatchObject({ state: 'dismissed' });
});

it('where another person enters, nothing of the one before stays', async () => {
  await readOnce();
  cleanup();
  open({ id: 'eva', name: 'Eva', photo: null });
  await eventually(() => expect(readStored('keptFor')).toBe('eva'));
  await eventually(async () => expect((await keptNames()).join()).not.toContain(agenda.path));
});

it('of what a relative or staff read, nothing is kept', async () => {
  open(undefined);
  await screen.findByText('Pastilla');
  expect(await keptNames()).toEqual([]);
  expect(await keptFor()).toBeUndefined();
});

const LOGOUT = '/api/users/ana/logout';
const answered = (status: number) => () => Response.json({}, { status });

function Leave() {
  const leave = useLeave('ana');
  return (
    <button type="button" onClick={() => leave.mutate()}>
      {leave.isIdle || leave.isPending ? 'Salir' : 'Fuera'}
    </button>
  );
}

it.each([
  ['owed where the server cannot end her session now', 503, 'ana'],
  ['over where there is no session of hers any more', 401, null],
])('leaving is %s', async (_, status, owed) => {
  served[LOGOUT] = answered(status);
  render(
    <QueryClientProvider client={newClient()}>
      <Leave />
    </QueryClientProvider>,
  );
  screen.getByRole('button').click();
  await screen.findByText('Fuera');
  expect(readStored('hasLeft')).toBe(owed);
});

it('leaving stays owed until the server has ended her session', async () => {
  writeStored('hasLeft', 'ana');
  const heard = vi.fn(answered(503));
  served[LOGOUT] = heard;
  open(undefined);
  await eventually(() => expect(heard).toHaveBeenCalled());
  await screen.findByText('Pastilla');
  expect(readStored('hasLeft')).toBe('ana');
  cleanup();
  served[LOGOUT] = answered(200);
  open(undefined);
  await eventually(() => expect(readStored('hasLeft')).toBeNull());
});

const AGENDA = '/api/users/ana/reminders/agenda?days=1';
const YESTERDAY = new Date('2026-11-21T19:00:00Z').getTime();

it('what the server refuses now has failed, though it was read before', async () => {
  await readOnce();
  cleanup();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  served[AGENDA] = answered(500);
  open(ANA);
  await screen.findByText('failed');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  screen.getByText('failed');
  vi.useRealTimers();
});

it('what was kept says from when it is until the server has said it anew, also where the server is there', async () => {
  await readOnce();
  await (await personStore()).put('meta', { userId: 'ana', at: YESTERDAY }, 'kept for');
  cleanup();
  delete served[AGENDA];
  render(<ConnectionLine />);
  const client = open(ANA);
  await screen.findByText('Pastilla');
  act(() => reportReachable(true));
  await screen.findByText(/^Todavía no está al día\. Lo que ves es /);
  served[AGENDA] = () => Response.json([{ ...PILL, title: 'Paseo' }]);
  await act(() => client.refetchQueries({ queryKey: queryKey(agenda) }));
  await screen.findByText('Paseo');
  await eventually(() => expect(screen.queryByText(/Lo que ves es/)).toBeNull());
});
