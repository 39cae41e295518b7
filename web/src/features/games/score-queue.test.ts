import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queuedScores, queueScore, sendQueuedScores } from './score-queue.ts';

const round = {
  gameType: 'math',
  score: 45,
  timeSeconds: 28,
  difficulty: 'easy',
  timed: true,
} as const;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number) => new Response(JSON.stringify({ error: 'No.' }), { status });
const keep = (key: string, endedAt = Date.now()) => queueScore('u1', { key, endedAt, round });
const sent = () =>
  fetched.mock.calls.map(([, request]) => ({
    key: new Headers(request?.headers).get('idempotency-key'),
    ...JSON.parse(String(request?.body)),
  }));

it('waiting results go out oldest first, each with its key and its age, and are forgotten then', async () => {
  fetched.mockImplementation(async () => answer(200));
  keep('a', Date.now() - 90_000);
  keep('b');
  keep('b');
  expect(await sendQueuedScores('u1')).toBe(2);
  expect(sent()).toMatchObject([
    { key: 'a', secondsAgo: 90, score: 45 },
    { key: 'b', secondsAgo: 0 },
  ]);
  expect(queuedScores('u1')).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('a result waits for a connection, for a session and for a server in trouble, with its key', async () => {
  keep('a');
  for (const status of [401, 429, 503]) {
    fetched.mockResolvedValueOnce(answer(status));
    await expect(sendQueuedScores('u1')).rejects.toThrow();
  }
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(sendQueuedScores('u1')).rejects.toThrow();
  expect(queuedScores('u1').map(({ key }) => key)).toEqual(['a']);
});

it('a result that the server will never take is given up, and the next is sent', async () => {
  keep('a');
  keep('b');
  fetched.mockResolvedValueOnce(answer(400)).mockResolvedValueOnce(answer(200));
  expect(await sendQueuedScores('u1')).toBe(1);
  expect(queuedScores('u1')).toEqual([]);
});

it('a result of another person is never sent, and one that cannot be read stops nothing', async () => {
  keep('a');
  expect(await sendQueuedScores('u2')).toBe(0);
  localStorage.setItem('scores:u3', '{broken');
  expect(await sendQueuedScores('u3')).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});
