import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchUploads } from '../testing/upload-request.ts';
import { ApiError, ConnectionError } from './api-error.ts';
import { sendWithProgress } from './send-with-progress.ts';

let sent: ReturnType<typeof catchUploads>;
beforeEach(() => {
  sent = catchUploads();
});
afterEach(() => vi.unstubAllGlobals());

const body = new File(['abc'], 'voz.webm', { type: 'audio/webm' });
const send = (options: Partial<Parameters<typeof sendWithProgress>[0]> = {}) =>
  sendWithProgress({ method: 'PUT', address: '/api/somewhere', body, ...options });

it('a file on its way tells how much of it has left, and brings the answer back', async () => {
  const onProgress = vi.fn();
  const answer = send({ onProgress });
  expect(sent).toMatchObject([{ method: 'PUT', address: '/api/somewhere', body }]);
  sent[0]?.progress(1, 4);
  sent[0]?.progress(0, 0);
  expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
  sent[0]?.answer({ status: 200, text: '{"url":"/x"}' });
  expect(await answer).toBe('{"url":"/x"}');
});

it('a file that the server refuses fails with the sentence of the server', async () => {
  const answer = send();
  sent[0]?.answer({ status: 413, text: '{"error":"Es demasiado grande."}' });
  await expect(answer).rejects.toMatchObject({ status: 413, sentence: 'Es demasiado grande.' });
  await expect(answer).rejects.toBeInstanceOf(ApiError);
});

it('a file that nobody answers fails as a lost connection', async () => {
  const answer = send();
  sent[0]?.answer('no answer');
  await expect(answer).rejects.toBeInstanceOf(ConnectionError);
});

it('a file that is called back stops, and is not sent at all where that was before', async () => {
  const abort = new AbortController();
  const answer = send({ signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});
