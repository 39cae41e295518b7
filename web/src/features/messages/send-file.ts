import { askUpload, upload } from '@encina/contract/message-files';
import { call } from '../../lib/api.ts';
import { sendWithProgress } from '../../lib/send-with-progress.ts';
import { goOn } from '../../lib/session-guard.ts';

interface Attachment {
  /** The person to whom it goes. */
  readonly userId: string;
  readonly file: File;
}

/** Sends a file for a message of a relative. Throws as `sendWithProgress` does. @returns its address. */
export async function sendFile(
  { userId, file }: Attachment,
  onProgress?: (share: number) => void,
): Promise<string> {
  // Whoever would be refused hears it before the bytes travel.
  await call(askUpload, { query: { userId } });
  const body = new FormData();
  body.set('userId', userId);
  body.set('file', file);
  const { method, path: address } = upload;
  const send = () => sendWithProgress({ method, address, body, onProgress });
  const { url } = JSON.parse(await goOn('family', send));
  return url;
}
