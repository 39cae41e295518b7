import type { BodyIn } from '@encina/contract/endpoint';
import { confirm, uploadUrl } from '@encina/contract/media';
import { call } from '../../../lib/api.ts';
import { ConnectionError, isRefusal } from '../../../lib/api-error.ts';
import { sendWithProgress } from '../../../lib/send-with-progress.ts';

export interface Sending {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** True while nobody answers, and it is tried again and again. */
  readonly onWaiting: (waiting: boolean) => void;
}

type Said = Omit<BodyIn<typeof confirm>, 'fileURL'>;

/** Waits between two tries, in ms; or until the device says that it is online again. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Sends one file and makes a memory of it, however often the connection is lost.
 * @throws ApiError where the server refuses, DOMException `AbortError` where the person does.
 */
export async function sendFile(userId: string, file: File, said: Said, sending: Sending) {
  const params = { id: userId };
  const declared = {
    size: file.size,
    originalName: file.name,
    ...(file.type ? { mimeType: file.type } : {}),
  };
  const ask = () => call(uploadUrl, { params, body: declared }, { signal: sending.signal });
  let address = await untilAnswered(ask, sending);
  const put = async () => {
    try {
      await putFile(address.uploadURL, file, sending);
    } catch (error) {
      // It had arrived, and only the answer was lost.
      if (isRefusal(error, 409)) return;
      if (!isRefusal(error, 403)) throw error;
      address = await ask();
      await putFile(address.uploadURL, file, sending);
    }
  };
  await untilAnswered(put, sending);
  const body = { ...said, fileURL: address.fileURL };
  return untilAnswered(() => call(confirm, { params, body }, { signal: sending.signal }), sending);
}

async function untilAnswered<T>(ask: () => Promise<T>, { signal, onWaiting }: Sending): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const answer = await ask();
      onWaiting(false);
      return answer;
    } catch (error) {
      const isAway = error instanceof ConnectionError || isRefusal(error, 503);
      if (!isAway || signal.aborted) throw error;
      onWaiting(true);
      await pause(wait, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      done.abort();
      end();
    };
    const timer = setTimeout(settle(resolve), ms);
    window.addEventListener('online', settle(resolve), { signal: done.signal });
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: done.signal },
    );
  });
}

async function putFile(
  address: string,
  body: File,
  { signal, onProgress }: Sending,
): Promise<void> {
  await sendWithProgress({ method: 'PUT', address, body, signal, onProgress });
}
