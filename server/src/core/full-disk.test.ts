import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { addAdmin, type Client } from '../testing/accounts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { pictureUrl } from '../testing/pictures.ts';
import { HOME_TOWN, openTown } from '../testing/town.ts';

const FULL = {
  status: 507,
  json: {
    error: 'El disco del servidor está lleno. Avisa a quien lo lleva: no se guarda nada.',
    code: 'disk_full',
  },
};

it('a server whose database has no room says so, and goes on showing what is there', async () => {
  const town = await openTown('sqlite');
  const admin = await addAdmin(town);
  // What is less than the database has already means: as large as it is now.
  await sql`pragma max_page_count = 1`.execute(town.db);
  let answer = await create(admin, 0);
  for (let made = 1; answer.status === 200 && made < MANY; made += 1) {
    answer = await create(admin, made);
  }
  expect(answer).toMatchObject(FULL);
  // Long enough for the session to be noted as seen, which finds no room either.
  town.pass({ hours: 1 });
  const people = await admin.ask({ url: `/api/users?municipalityId=${HOME_TOWN}` });
  expect(people.status).toBe(200);
  await town.close();
});

/** Towns that fill any page that is left. */
const MANY = 200;
const create = (admin: Client, made: number) => {
  const body = { name: `Pueblo ${made} ${'x'.repeat(90)}` };
  return admin.ask({ method: 'POST', url: '/api/municipalities', body });
};

onBothEngines('a server with a full disk', (test) => {
  test('is not ready, and says why', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    expect((await town.ask({ url: '/health/ready' })).status).toBe(200);
    const probe = join(town.dataDir, 'files/health/probe');
    await rm(probe);
    // Whatever is written there meets the error of a full disk.
    await symlink('/dev/full', probe);
    expect(await town.ask({ url: '/health/ready' })).toMatchObject(FULL);
    expect((await town.ask({ url: '/health/live' })).status).toBe(200);
    const admin = await addAdmin(town);
    expect((await admin.ask({ url: '/api/admin/status' })).json).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      problem: FULL.json.error,
      copy: { at: null, isLate: false },
    });
  });

  test('refuses a photo in words, and a dead disk in others', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    const admin = await addAdmin(town);
    const put = vi.spyOn(town.storage, 'put');
    const body = { photo: await pictureUrl('png') };
    const send = () =>
      admin.ask({ method: 'PATCH', url: `/api/municipalities/${HOME_TOWN}`, body });
    put.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'ENOSPC' }));
    expect(await send()).toMatchObject(FULL);
    put.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'EIO' }));
    expect(await send()).toMatchObject({
      status: 503,
      json: {
        error: 'El disco del servidor no responde. Avisa a quien lo lleva.',
        code: 'disk_failed',
      },
    });
    expect((await send()).status).toBe(200);
  });
});
