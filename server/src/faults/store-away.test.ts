/// <reference path="../../../scripts/types/untyped-packages.d.ts" />
import { expect } from 'vitest';
import { startS3 } from '../../../scripts/testing/s3.ts';
import { addAdmin } from '../testing/accounts.ts';
import { layCable } from '../testing/cable.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { addMemory, confirm, photoSender } from '../testing/memories.ts';
import { pictureUrl } from '../testing/pictures.ts';
import { HOME_TOWN } from '../testing/town.ts';

const AWAY = {
  status: 503,
  json: {
    error: 'El servicio no responde ahora. Inténtalo dentro de un momento.',
    code: 'unavailable',
  },
  headers: { 'retry-after': '5' },
};
const REMINDER = { title: 'La pastilla', dateTime: '2026-11-21T09:00', recurrency: 'daily' };

onBothEngines('a server whose store of files is away', (base) => {
  const it = base.extend('shore', async ({ openOwnTown }, { onCleanup }) => {
    const store = await startS3();
    const cable = await layCable(store.endpoint);
    onCleanup(async () => {
      await cable.cut();
      await store.stop();
    });
    const town = await openOwnTown({
      S3_ENDPOINT: cable.url,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    });
    return { cable, town };
  });

  it('refuses pictures in plain words, does all else, and needs nobody when the store is back', async ({
    shore: { cable, town },
  }) => {
    const { owner, address, sendPhoto } = await photoSender(town);
    const { cookies } = owner;
    const admin = await addAdmin(town);
    const memory = await addMemory(town, owner);
    const { uploadURL, fileURL } = await address();
    expect((await sendPhoto(uploadURL)).status).toBe(200);
    const photo = await pictureUrl('png');
    const show = () => town.ask({ url: `/api/users/${owner.id}/objects${memory.url}`, cookies });
    const keep = () => confirm(town, owner, { fileURL });
    const change = () =>
      admin.ask({ method: 'PATCH', url: `/api/municipalities/${HOME_TOWN}`, body: { photo } });
    const ready = () => town.ask({ url: '/health/ready' });

    await cable.cut();
    for (const ask of [show, keep, change, ready]) expect(await ask()).toMatchObject(AWAY);
    const url = `/api/users/${owner.id}/reminders`;
    expect((await town.ask({ method: 'POST', url, body: REMINDER, cookies })).status).toBe(200);
    const list = await town.ask({ url: `/api/users/${owner.id}/media`, cookies });
    expect([list.status, list.json.length]).toEqual([200, 1]);
    expect((await town.ask({ url: '/health/live' })).status).toBe(200);

    await cable.mend();
    for (const ask of [show, keep, change, ready]) expect((await ask()).status).toBe(200);
  });
});
