import { askUpload, upload } from '@encina/contract/messages';
import { call } from '../../lib/api.ts';
import { sendWithProgress } from '../../lib/send-with-progress.ts';
import { goOn } from '../../lib/session-guard.ts';

interface Attachment {
  readonly userId: string;
  /** To whom it goes; left out where it goes to the person herself. */
  readonly supportPersonId?: string;
  readonly file: File;
}

/** Sends a file for a message. Throws as `sendWithProgress` does. @returns its address. */
export async function sendFile(
  { userId, supportPersonId, file }: Attachment,
  onProgress?: (share: number) => void,
): Promise<string> {
  // A relative who would be refused hears it before the bytes travel.
  if (!supportPersonId) await call(askUpload, { query: { userId } });
  const body = new FormData();
  body.set('userId', userId);
  if (supportPersonId) body.set('supportPersonId', supportPersonId);
  body.set('file', file);
  const { method, path: address } = upload;
  const send = () => sendWithProgress({ method, address, body, onProgress });
  const { url } = JSON.parse(await goOn('family', send));
  return url;
}
