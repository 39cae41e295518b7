import { ApiError, ConnectionError } from './api-error.ts';
import { reportReachable } from './reachability.ts';

export interface Sending {
  readonly method: string;
  readonly address: string;
  /** A file says its own type, a form too. */
  readonly body: File | FormData;
  /** How much of it has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends what may take long, and tells how far it is; `fetch` cannot tell.
 * @returns the text of the answer.
 * @throws ApiError where the server refuses, ConnectionError where it does not answer, the signal's reason where it
 * was called back.
 */
export function sendWithProgress({
  method,
  address,
  body,
  onProgress,
  signal,
}: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      reportReachable(true);
      if (request.status < 300) return resolve(request.responseText);
      reject(new ApiError(request.status, request.responseText, request.statusText));
    };
    request.onerror = () => {
      reportReachable(false);
      reject(new ConnectionError());
    };
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}
