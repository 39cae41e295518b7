import sharp from 'sharp';
import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addMemory, addMemoryOwner, type MemoryOwner, send } from '../../testing/memories.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import type { Town } from '../../testing/town.ts';

/** The photo as a camera writes it that took it on 3 May 2024 and wrote it anew a year later. */
const takenInMay = async () =>
  sharp(await pictureBytes())
    .withExif({
      IFD0: { DateTime: '2025:06:01 10:00:00' },
      IFD2: { DateTimeOriginal: '2024:05:03 23:50:00' },
    })
    .jpeg()
    .toBuffer();

const change = (town: Town, { cookies }: MemoryOwner, id: string, body: object) =>
  town.ask({ method: 'PATCH', url: `/api/media/${id}`, cookies, body });

onBothEngines('the day of a memory', (base) => {
  const it = base.extend('owner', ({ town }) => addMemoryOwner(town));

  it('is the one that the camera noted, where nobody says another', async ({ town, owner }) => {
    const bytes = await takenInMay();
    const sent = { bytes, type: 'image/jpeg' };
    expect((await send(town, owner, sent)).json).toMatchObject({
      day: '2024-05-03',
      dayKnown: 'day',
    });
    const said = { day: '1999-12-31' };
    expect((await send(town, owner, { ...sent, said })).json).toMatchObject(said);
  });

  it('is that of the upload where nobody knows, and says so', async ({ town, owner }) => {
    expect(await addMemory(town, owner)).toMatchObject({ day: '2026-11-20', dayKnown: 'no' });
  });

  it('may be a year alone, which is no day of any other year', async ({ town, owner }) => {
    const memory = await addMemory(town, owner, { day: '1971' });
    expect(memory).toMatchObject({ day: '1971-01-01', dayKnown: 'year' });
    town.at('2026-01-01T12:00:00.000Z');
    const { json } = await town.ask({
      url: `/api/users/${owner.id}/media/on-this-day`,
      cookies: owner.cookies,
    });
    expect(json).toEqual([]);
  });

  it('is put right later, together with its title, and brings it to its place', async ({
    town,
    owner,
  }) => {
    const old = await addMemory(town, owner, { day: '1980-05-01', title: 'La feria' });
    const recent = await addMemory(town, owner, { day: '2020-05-01' });
    const list = async () =>
      (await town.ask({ url: `/api/users/${owner.id}/media`, cookies: owner.cookies })).json.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list()).toEqual([recent.id, old.id]);
    const { json } = await change(town, owner, recent.id, { day: '1963', title: ' La era ' });
    expect(json).toMatchObject({ day: '1963-01-01', dayKnown: 'year', title: 'La era' });
    expect(await list()).toEqual([old.id, recent.id]);
    expect((await change(town, owner, old.id, { isFavorite: true })).json).toMatchObject({
      day: '1980-05-01',
      title: 'La feria',
      isFavorite: true,
    });
  });

  it('is refused where it is none, and nothing is no change', async ({ town, owner }) => {
    const { id } = await addMemory(town, owner);
    for (const body of [{ day: '2024-02-31' }, { day: '24' }, { day: '' }, {}]) {
      expect((await change(town, owner, id, body)).status).toBe(400);
    }
  });

  it('is not hers to change who is somebody else', async ({ town, owner }) => {
    const { id } = await addMemory(town, owner);
    const other = await addMemoryOwner(town);
    expect((await change(town, other, id, { day: '1963' })).status).toBe(404);
  });
});
