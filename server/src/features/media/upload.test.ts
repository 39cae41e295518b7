import { Readable } from 'node:stream';
import { MOST_BYTES } from '@encina/contract/files';
import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import {
  addMemoryOwner,
  askAddress,
  photoSender,
  put,
  storedFiles,
} from '../../testing/memories.ts';

onBothEngines('a file on its way to the store', (base) => {
  const it = base.extend('sender', ({ town }) => photoSender(town));

  it('takes an address that works once, also when two send at the same time', async ({
    town,
    sender: { owner, address, sendPhoto },
  }) => {
    const { uploadURL } = await address();
    const statuses = (await Promise.all([1, 2, 3].map(() => sendPhoto(uploadURL)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([204, 409, 409]);
    expect(await sendPhoto(uploadURL)).toMatchObject({
      status: 409,
      json: { code: 'upload_used', error: 'Este archivo ya se ha enviado.' },
    });
    expect(await storedFiles(town, owner)).toHaveLength(1);
  });

  it('takes an address that is signed, hers, and not an hour old', async ({
    town,
    sender: { owner, photo, address, sendPhoto },
  }) => {
    const { uploadURL } = await address();
    const forged = uploadURL.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await sendPhoto(forged)).status).toBe(403);
    expect((await sendPhoto(uploadURL.replace(/=.*/, '='))).status).toBe(403);
    expect((await sendPhoto(uploadURL.replace(/\?.*/, ''))).status).toBe(400);
    const other = await addMemoryOwner(town);
    expect((await put(town, other, uploadURL, photo, 'image/jpeg')).status).toBe(404);
    const borrowed = uploadURL.replace(owner.id, other.id);
    expect((await put(town, other, borrowed, photo, 'image/jpeg')).status).toBe(404);
    town.pass({ hours: 1 });
    expect((await sendPhoto(uploadURL)).json.code).toBe('upload_refused');
    town.pass({ hours: -1 });
    expect(await storedFiles(town, owner)).toEqual([]);
    expect((await sendPhoto(uploadURL)).status).toBe(204);
  });

  it('is of the type and the size that were said', async ({
    town,
    sender: { owner, photo, address, sendPhoto },
  }) => {
    const { uploadURL } = await address();
    expect((await sendPhoto(uploadURL, photo, 'video/mp4')).status).toBe(415);
    expect((await sendPhoto(uploadURL, photo.subarray(1))).json.code).toBe('upload_incomplete');
    const longer = Buffer.concat([photo, photo]);
    expect((await sendPhoto(uploadURL, longer)).json.code).toBe('upload_incomplete');
    expect(await storedFiles(town, owner)).toEqual([]);
    expect((await sendPhoto(uploadURL)).status).toBe(204);
  });

  it('is cut off at the size that was said, where the sender says no length', async ({
    town,
    sender: { owner, address },
  }) => {
    const { uploadURL } = await address();
    const endless = Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(64 * 1024)));
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await town.app.http.inject({
      method: 'PUT',
      url: uploadURL,
      cookies: owner.cookies,
      headers,
      payload: endless,
    });
    expect(answer.json().code).toBe('upload_incomplete');
    expect(await storedFiles(town, owner)).toEqual([]);
  });

  it('of 50 MB is taken, and one byte more is refused before it is stored', async ({
    town,
    sender: { owner, address, sendPhoto },
  }) => {
    const over = MOST_BYTES + 1;
    expect((await address(over)).answer).toMatchObject({
      status: 400,
      json: { error: 'El archivo no puede ser mayor a 50MB.' },
    });
    const { uploadURL } = await askAddress(town, owner);
    const headers = { 'content-length': String(over), 'content-type': 'video/mp4' };
    const options = { method: 'PUT' as const, url: uploadURL, cookies: owner.cookies };
    const early = await town.app.http.inject({
      ...options,
      headers,
      payload: Readable.from(['a']),
    });
    expect(early.json()).toMatchObject({ code: 'media_too_large' });
    expect(await storedFiles(town, owner)).toEqual([]);
    const { uploadURL: exact } = await address(MOST_BYTES);
    expect((await sendPhoto(exact, Buffer.alloc(MOST_BYTES, 7))).status).toBe(204);
  });

  it('is read to its end where it is refused, and ends its connection where no file is so large', async ({
    town,
    sender: { address },
  }) => {
    const { uploadURL } = await address();
    const connectionAt = async (headers: Record<string, string>) => {
      const payload = Readable.from(['a']);
      const stranger = { method: 'PUT' as const, url: uploadURL, payload };
      const type = { 'content-type': 'image/jpeg' };
      const answer = await town.app.http.inject({ ...stranger, headers: { ...type, ...headers } });
      expect(answer.statusCode).toBe(401);
      return [answer.headers.connection, payload.readableEnded];
    };
    expect(await connectionAt({ 'content-length': '1' })).toEqual(['keep-alive', true]);
    expect(await connectionAt({ 'content-length': String(2 * MOST_BYTES) })).toEqual([
      'close',
      false,
    ]);
    expect(await connectionAt({ 'transfer-encoding': 'chunked' })).toEqual(['close', false]);
  });
});
