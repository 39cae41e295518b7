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

const RATE = 8_000;

/** A voice that hums for so many seconds, WAV. */
export function hum(seconds: number): Buffer {
  const samples = Buffer.alloc(RATE * seconds);
  for (const at of samples.keys()) samples[at] = 128 + Math.round(20 * Math.sin(at / 6));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // Uncompressed, one channel, eight bits a sample.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
