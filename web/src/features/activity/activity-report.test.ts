import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endReporting, noteRemindersViewed, startReporting } from './activity-report.ts';

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly seconds: number;
  readonly remindersViewed: number;
}

describe('time with a view in sight', () => {
  let sent: Sent[];
  let answer: () => Promise<Response>;
  let stop: () => void;
  let seen: DocumentVisibilityState;
  const show = (state: DocumentVisibilityState) => {
    seen = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answer = async () => new Response(null, { status: 204 });
    vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
      const key = new Headers(headers).get('idempotency-key');
      sent.push({ path, key, ...JSON.parse(String(body)) });
      return answer();
    });
    seen = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
    stop = startReporting('josefa');
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is reported each minute, each time as a report of its own', async () => {
    noteRemindersViewed();
    await minutes(2);
    expect(sent).toMatchObject([
      { path: '/api/users/josefa/activity', seconds: 60, remindersViewed: 1 },
      { path: '/api/users/josefa/activity', seconds: 60, remindersViewed: 0 },
    ]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('ends when the page is hidden, which is reported at once, and goes on when it is back', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    show('hidden');
    await minutes(10);
    expect(sent).toMatchObject([{ seconds: 20 }]);
    show('visible');
    await minutes(1);
    show('hidden');
    await minutes(1);
    expect(sent.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(80);
  });

  it('is reported again under the same key where that failed, with what came since', async () => {
    answer = () => Promise.reject(new TypeError('no signal'));
    noteRemindersViewed();
    await minutes(2);
    answer = async () => new Response(null, { status: 204 });
    await minutes(1);
    expect(sent.map(({ seconds }) => seconds)).toEqual([60, 120, 180]);
    expect(sent.map(({ remindersViewed }) => remindersViewed)).toEqual([1, 1, 1]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await minutes(1);
    expect(sent.at(-1)).toMatchObject({ seconds: 60, remindersViewed: 0 });
  });

  it('is let go where the server refuses it', async () => {
    answer = async () => new Response('{}', { status: 401 });
    await minutes(1);
    answer = async () => new Response(null, { status: 204 });
    await minutes(1);
    expect(sent.map(({ seconds }) => seconds)).toEqual([60, 60]);
  });

  it('is not counted while the tablet slept with the page open', async () => {
    const slept = performance.now() + 3_600_000;
    vi.spyOn(performance, 'now').mockReturnValue(slept);
    await minutes(1);
    expect(sent[0]?.seconds).toBe(120);
  });

  it('is reported on leaving, and never after it', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    await endReporting();
    expect(sent).toMatchObject([{ seconds: 5 }]);
    await vi.advanceTimersByTimeAsync(5_000);
    stop();
    expect(sent).toHaveLength(1);
  });
});
