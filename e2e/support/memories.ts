import { type Api, send } from './api.ts';

export interface Kept {
  id: string;
  title: string;
}

/** Sends a file and makes a memory of it, as the browser does. */
export async function keep(
  api: Api,
  userId: string,
  bytes: Buffer,
  said: { mimeType: string; title: string; description?: string; day?: string },
): Promise<Kept> {
  const path = `/api/users/${userId}/media`;
  const { uploadURL, fileURL } = await send<{ uploadURL: string; fileURL: string }>(
    api,
    'POST',
    `${path}/upload-url`,
    { mimeType: said.mimeType, size: bytes.length },
  );
  const cookie = [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': said.mimeType };
  const answer = await fetch(api.url + uploadURL, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`PUT ${uploadURL}: ${answer.status} ${await answer.text()}`);
  return send<Kept>(api, 'POST', path, { ...said, fileURL });
}
