import { sql } from 'kysely';
import { expect } from 'vitest';
import { filesOf } from '../../core/files/file-keys.ts';
import { newId } from '../../core/ids.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addMemory, addMemoryOwner, type MemoryOwner } from '../../testing/memories.ts';
import { planOf } from '../../testing/query-plan.ts';
import { enter, START, type Town } from '../../testing/town.ts';
import { mediaRepo } from './media.repo.ts';

async function keeperIn(town: Town) {
  const owner = await addMemoryOwner(town);
  const insert = async (userId: string, count: number, given: object = {}) => {
    const rows = Array.from({ length: count }, (_, i) => ({
      id: newId(),
      user_id: userId,
      kind: 'image' as const,
      file_key: 'x',
      mime_type: 'image/jpeg',
      size: 1,
      title: `Recuerdo ${i + 1}`,
      description: '',
      original_name: 'boda.jpg',
      is_favorite: 0 as const,
      has_thumbnail: 1 as const,
      uploaded_at: new Date(Date.parse(START) - Math.floor(i / 3) * 60_000).toISOString(),
      day: `2026-11-${20 - Math.floor(i / 3)}`,
      month_day: '11-20',
      day_known: 'day' as const,
      ...given,
    }));
    await town.db.insertInto('media').values(rows).execute();
    return rows;
  };
  const get = (path: string, { id, cookies }: MemoryOwner = owner) =>
    town.ask({ url: `/api/users/${id}/${path}`, cookies });
  return { owner, insert, get };
}

onBothEngines('the memories of a person', (base) => {
  const it = base.extend('keeper', ({ town }) => keeperIn(town));

  it('are counted with their favourites, and nobody else’s', async ({
    town,
    keeper: { owner, insert, get },
  }) => {
    await insert(owner.id, 2);
    await insert(owner.id, 2, { is_favorite: 1 });
    await insert((await addMemoryOwner(town)).id, 1, { is_favorite: 1 });
    expect((await get('media/stats')).json).toEqual({ totalFiles: 4, favorites: 2 });
  });

  it('come newest first, a page at a time, each once, however many share an instant', async ({
    keeper: { owner, insert, get },
  }) => {
    await insert(owner.id, 25);
    const seen: string[] = [];
    let after = '';
    do {
      const { json, headers } = await get(`media?limit=10&after=${after}`);
      expect(headers['x-total-count']).toBe('25');
      seen.push(...json.map(({ id }: { id: string }) => id));
      after = String(headers['x-next'] ?? '');
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
    const { json } = await get('media');
    expect(seen).toEqual(json.map(({ id }: { id: string }) => id));
    const days = json.map(({ day }: { day: string }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('start over for a cursor that is none', async ({ keeper: { owner, insert, get } }) => {
    await insert(owner.id, 2);
    for (const after of ['x', Buffer.from("' or 1=1 --").toString('base64url'), '%ff']) {
      expect((await get(`media?limit=1&after=${after}`)).json).toHaveLength(1);
    }
  });

  it('can be only photos, only videos or only voices', async ({
    keeper: { owner, insert, get },
  }) => {
    await insert(owner.id, 3);
    await insert(owner.id, 2, { kind: 'video', mime_type: 'video/mp4', has_thumbnail: 0 });
    await insert(owner.id, 1, { kind: 'audio', mime_type: 'audio/webm', has_thumbnail: 0 });
    const kinds = async (query: string) =>
      (await get(`media${query}`)).json.map(({ kind }: { kind: string }) => kind);
    expect(await kinds('?kind=image')).toEqual(['image', 'image', 'image']);
    expect(await kinds('?kind=video')).toEqual(['video', 'video']);
    expect(await kinds('?kind=audio')).toEqual(['audio']);
    expect(await kinds('')).toHaveLength(6);
    expect((await get('media?kind=video')).json[0]).toMatchObject({ thumbnail: null });
  });

  it('of this day in other years come back, latest year first', async ({
    town,
    keeper: { owner, insert, get },
  }) => {
    for (const day of ['1962-11-20', '2025-11-20', '2026-11-20', '1990-11-21']) {
      await insert(owner.id, 1, { day, month_day: day.slice(5) });
    }
    const days = async () => {
      const cookies = await enter(town, owner.id);
      const { json } = await get('media/on-this-day', { id: owner.id, cookies });
      return json.map(({ day }: { day: string }) => day);
    };
    expect(await days()).toEqual(['2025-11-20', '1962-11-20']);
    await insert(owner.id, 1, { day: '2024-02-29', month_day: '02-29' });
    town.at('2026-02-28T12:00:00.000Z');
    expect(await days()).toEqual(['2024-02-29']);
    // Still the 28th in UTC, and past midnight in the village.
    town.at('2028-02-28T23:30:00.000Z');
    expect(await days()).toEqual(['2024-02-29']);
  });

  it('are marked as favourites for good, and twice is once', async ({
    town,
    keeper: { owner, get },
  }) => {
    const memory = await addMemory(town, owner, { title: 'La boda' });
    const mark = (isFavorite: unknown, { cookies } = owner) =>
      town.ask({ method: 'PATCH', url: `/api/media/${memory.id}`, cookies, body: { isFavorite } });
    expect((await mark(true)).json).toMatchObject({ title: 'La boda', isFavorite: true });
    expect((await mark(true)).json.isFavorite).toBe(true);
    expect((await get('media')).json).toMatchObject([{ isFavorite: true }]);
    expect((await mark(false)).json.isFavorite).toBe(false);
    expect((await mark('yes')).status).toBe(400);
    expect((await mark(true, await addMemoryOwner(town))).status).toBe(404);
  });

  it('go with their files, and only their own person lets them go', async ({
    town,
    keeper: { owner, get },
  }) => {
    const [gone, stays] = [await addMemory(town, owner), await addMemory(town, owner)];
    const files = filesOf(owner.id, 'media', gone.id);
    const remove = ({ cookies } = owner) =>
      town.ask({ method: 'DELETE', url: `/api/media/${gone.id}`, cookies });
    expect((await remove(await addMemoryOwner(town))).status).toBe(404);
    expect(await town.storage.size(files.original)).toBeGreaterThan(0);
    expect((await remove()).status).toBe(204);
    for (const key of [files.original, files.screen, files.thumbnail]) {
      expect(await town.storage.size(key)).toBeUndefined();
    }
    expect((await get(`objects${gone.url}`)).status).toBe(404);
    expect((await get(`objects${stays.url}`)).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('are family’s to see while she says so, and not a request longer', async ({
    town,
    keeper: { get },
  }) => {
    const owner = await addMemoryOwner(town, { family_consent: 1 });
    const memory = await addMemory(town, owner);
    const daughter = await addSupportPerson(town, [owner.id]);
    const seen = () =>
      Promise.all(
        ['media', 'media/on-this-day', `objects${memory.url}`, `objects${memory.thumbnail}`].map(
          async (path) => (await get(path, { id: owner.id, cookies: daughter.cookies })).status,
        ),
      );
    expect(await seen()).toEqual([200, 200, 200, 200]);
    await town.db.updateTable('users').set({ family_consent: 0 }).execute();
    expect(await seen()).toEqual([403, 403, 403, 403]);
    const refusal = await get('media', { id: owner.id, cookies: daughter.cookies });
    expect(refusal.json.error).toBe(
      'El usuario no ha autorizado compartir sus recuerdos con familiares.',
    );
    const { headers } = await get(`objects${memory.url}`, owner);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('are found by an index, however they are asked for', async ({
    town,
    engine,
    keeper: { insert },
  }) => {
    const { id } = await addMemoryOwner(town);
    // So many of another day that looking through all of hers would cost more.
    await insert(id, 400, { day: '2026-03-01', month_day: '03-01' });
    await sql`analyze media`.execute(town.db);
    const after = { day: '2026-11-20', id };
    const page = { kind: undefined, limit: 100, after };
    const asked = {
      media_by_user: (db: typeof town.db) => mediaRepo(db).page(id, page),
      media_by_user_and_kind: (db: typeof town.db) =>
        mediaRepo(db).page(id, { ...page, kind: 'video' }),
      media_by_user_and_month_day: (db: typeof town.db) =>
        mediaRepo(db).onDays(id, ['11-20'], '2026-11-20', 50),
    };
    for (const [index, ask] of Object.entries(asked)) {
      expect(await planOf(town.db, engine, ask)).toContain(index);
    }
  });
});
