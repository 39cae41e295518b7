import { useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMoods } from '../../features/activity/moods.queries.ts';
import { useSupportMessages } from '../../features/messages/messages.queries.ts';
import { useAgenda } from '../../features/reminders/reminders.queries.ts';
import { useOwnTerms } from '../../features/terms/terms.queries.ts';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';
import { emptyHome } from '../../testing/home-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { queryClient } from '../query-client.ts';
import { useHome } from './use-home.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The towns are known before anybody is in.
  queryClient.setQueryData(municipalitiesKey, []);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOME = '/api/users/ana/home';

/** What the server says of home next; a number is a refusal. @returns what was asked, in its order */
function serve(said: { home: object | number }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address === '/api/municipalities') return Response.json([]);
    const { home } = said;
    return typeof home === 'number' ? Response.json({}, { status: home }) : Response.json(home);
  });
  return asked;
}

function Home() {
  const { pending, loading, failed, retry } = useHome('ana');
  const { mutate } = useMutation({ mutationFn: async () => undefined });
  const known = loading ? 'loading' : `${pending ?? 'none'} pending`;
  const words = failed ? `failed, ${known}` : known;
  return (
    <>
      <p>{words}</p>
      <button type="button" onClick={retry}>
        again
      </button>
      <button type="button" onClick={() => mutate()}>
        write
      </button>
    </>
  );
}

/** The views behind home, which would ask for what they do not find. */
function Behind() {
  const messages = useSupportMessages('ana').data?.length;
  const agenda = useAgenda('ana').data?.length;
  const name = useOwnUser('ana').data?.name;
  const terms = useOwnTerms('ana').data?.current;
  const moods = useMoods('ana').data?.length;
  return <p>{[messages, agenda, name, terms, moods].join()}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (view = <Home />) => {
  showView(view, undefined, queryClient);
  await pass(50);
};

const withPending = (pending: number) =>
  emptyHome({ reminders: { completed: 0, pending, skipped: 0 } });

describe('home', () => {
  it('asks one question, and again after five seconds', async () => {
    const asked = serve({
      home: emptyHome({ reminders: { completed: 0, pending: 2, skipped: 0 } }),
    });
    await show();
    expect(screen.getByText('2 pending')).toBeDefined();
    expect(asked).toEqual([HOME]);
    await pass(5_000);
    expect(asked).toEqual([HOME, HOME]);
  });

  it('leaves each part where the view behind it looks, which asks nothing', async () => {
    const asked = serve({ home: emptyHome() });
    await show();
    await show(<Behind />);
    expect(screen.getByText('0,0,Ana,2026-11,0')).toBeDefined();
    expect(asked).toEqual([HOME]);
  });

  it('asks again at once when something was written', async () => {
    const said = { home: emptyHome() };
    const asked = serve(said);
    await show();
    said.home = withPending(1);
    fireEvent.click(screen.getByText('write'));
    await pass(50);
    expect(screen.getByText('1 pending')).toBeDefined();
    expect(asked).toEqual([HOME, HOME]);
  });

  it('asks for everything of hers in one question when another day has begun', async () => {
    vi.setSystemTime('2026-11-20T22:59:58Z');
    const asked = serve({ home: emptyHome() });
    await show();
    await show(<Behind />);
    await pass(3_000);
    expect(asked.filter((address) => address !== '/api/municipalities')).toEqual([HOME, HOME]);
  });

  it.each([
    ['a night', '2026-11-20T22:59:58Z', '2026-11-21T07:00:00Z'],
    ['the night in which the clocks go forward', '2026-03-28T22:59:58Z', '2026-03-29T06:00:00Z'],
    ['the night in which the clocks go back', '2026-10-24T21:59:58Z', '2026-10-25T07:00:00Z'],
  ])('has the count and the week of the new day after %s asleep', async (_, before, after) => {
    vi.setSystemTime(before);
    const said = { home: withPending(2) };
    serve(said);
    await show();
    said.home = withPending(1);
    vi.setSystemTime(after);
    act(() => void document.dispatchEvent(new Event('resume')));
    await pass(50);
    expect(screen.getByText('1 pending')).toBeDefined();
  });

  it('gives up an asking that nobody answers, and asks by another connection', async () => {
    const said: { home: object | number } = { home: withPending(2) };
    serve(said);
    await show();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    );
    await pass(10_000);
    serve({ home: withPending(1) });
    await pass(60_000);
    expect(screen.getByText('1 pending')).toBeDefined();
  });

  it('says that it failed, once, and is there after another try', async () => {
    const said: { home: object | number } = { home: 500 };
    const asked = serve(said);
    await show();
    expect(screen.getByText('failed, none pending')).toBeDefined();
    expect(asked).toEqual([HOME]);
    said.home = emptyHome();
    fireEvent.click(screen.getByText('again'));
    await pass(50);
    expect(screen.getByText('0 pending')).toBeDefined();
  });

  it('has failed for as long as nothing came, also while it is asked again', async () => {
    serve({ home: 503 });
    await show();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    fireEvent.click(screen.getByText('again'));
    await pass(50);
    expect(screen.getByText('failed, none pending')).toBeDefined();
  });

  it('is asked every five seconds again once somebody answers, however often nobody did', async () => {
    const said: { home: object | number } = { home: emptyHome() };
    const asked = serve(said);
    await show();
    said.home = 503;
    await pass(200_000);
    said.home = emptyHome();
    await pass(60_000);
    asked.length = 0;
    await pass(20_000);
    expect(asked).toHaveLength(4);
  });

  it('does not tell what was asked before something was written, and came after it', async () => {
    const said = { home: withPending(1) };
    serve(said);
    await show();
    const older = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => older.promise);
    await pass(5_000);
    const newer = { home: emptyHome() };
    serve(newer);
    fireEvent.click(screen.getByText('write'));
    await pass(50);
    expect(screen.getByText('0 pending')).toBeDefined();
    older.resolve(Response.json(said.home));
    await pass(50);
    expect(screen.getByText('0 pending')).toBeDefined();
  });

  it('knows what it knew after a while in another view', async () => {
    const said: { home: object | number } = { home: withPending(2) };
    serve(said);
    await show();
    cleanup();
    said.home = 503;
    await pass(10 * 60_000);
    await show();
    expect(screen.getByText('failed, 2 pending')).toBeDefined();
  });

  it('keeps what it knows while nobody answers', async () => {
    const said: { home: object | number } = { home: withPending(2) };
    serve(said);
    await show();
    said.home = 503;
    await pass(5_000);
    expect(screen.getByText('failed, 2 pending')).toBeDefined();
  });
});
