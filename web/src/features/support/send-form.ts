import { upload } from '@encina/contract/media';
import { ApiError, ConnectionError } from '../../lib/api-error.ts';

interface Form {
  readonly userId: string;
  readonly supportPersonId?: string;
  readonly file: File;
}

/**
 * Sends a file for a message and tells how much of it has left, from 0 to 1; `fetch` cannot tell.
 * @returns its address.
 * @throws ApiError where the server refuses, ConnectionError where it does not answer.
 */
export function sendForm(
  { userId, supportPersonId, file }: Form,
  onProgress: (share: number) => void = () => undefined,
): Promise<string> {
  const form = new FormData();
  form.set('userId', userId);
  if (supportPersonId) form.set('supportPersonId', supportPersonId);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(upload.method, upload.path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve(JSON.parse(request.responseText).url);
      reject(new ApiError(request.status, request.responseText, request.statusText));
    };
    request.onerror = () => reject(new ConnectionError());
    request.send(form);
  });
}
