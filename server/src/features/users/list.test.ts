import { expect } from 'vitest';
import { addAdmin } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, HOME_TOWN, START, type Town } from '../../testing/town.ts';
import { usersRepo } from './users.repo.ts';

onBothEngines('the list of people', (base) => {
  const NAMES = ['José Ñáñez', 'MARÍA ÁLVAREZ', 'Ana_María 100% Ruiz', 'Ángel Güemes', 'Zoe \\o/'];
  const it = base.extend('list', ({ admin }) => async (query: Record<string, string>) => {
    const all = new URLSearchParams({ municipalityId: HOME_TOWN, ...query });
    const answer = await admin.ask({ url: `/api/users?${all}` });
    return { ...answer, names: answer.json.map(({ name }: { name: string }) => name) };
  });

  it.beforeAll(async ({ server }) => {
    const admin = await addAdmin(server);
    for (const name of NAMES) {
      const body = { name, pin: '2468' };
      const { status } = await admin.ask({ method: 'POST', url: '/api/users', body });
      expect(status).toBe(200);
    }
  });

  it('is in the order of surnames, whatever their accents and capitals', async ({ list }) => {
    expect((await list({})).names).toEqual([
      'Ana_María 100% Ruiz',
      'Zoe \\o/',
      'MARÍA ÁLVAREZ',
      'Ángel Güemes',
      'José Ñáñez',
    ]);
  });

  it.for([
    ['jose nanez', ['José Ñáñez']],
    ['NÁÑEZ', ['José Ñáñez']],
    ['maría', ['Ana_María 100% Ruiz', 'MARÍA ÁLVAREZ']],
    ['alvarez', ['MARÍA ÁLVAREZ']],
    ['guemes', ['Ángel Güemes']],
    ['gu\u0308emes', ['Ángel Güemes']],
    ['  jose   nanez ', ['José Ñáñez']],
    ['Ñáñez, José', ['José Ñáñez']],
    ['gue ang', ['Ángel Güemes']],
    ['jose alvarez', []],
    ['pepe', []],
  ] as const)('finds people by %j', async ([search, names], { list }) => {
    const found = await list({ search });
    expect(found.names).toEqual(names);
    expect(found.headers['x-total-count']).toBe(`${names.length}`);
  });

  it.for([
    ['%', ['Ana_María 100% Ruiz']],
    ['_', ['Ana_María 100% Ruiz']],
    ['100%', ['Ana_María 100% Ruiz']],
    ['a%z', []],
    ['j_se', []],
    ['\\', ['Zoe \\o/']],
    ['\\o', ['Zoe \\o/']],
    ["' or 1=1 --", []],
  ] as const)('takes %j for what it is, not for a pattern', async ([search, names], { list }) => {
    expect((await list({ search })).names).toEqual(names);
  });

  it.for([
    ['nonsense', 'nonsense'],
    ['half a cursor', Buffer.from('["ana"').toString('base64url')],
    ['a cursor of other things', Buffer.from('[1,{"a":2}]').toString('base64url')],
    ['a cursor with a NUL', Buffer.from('["a\\u0000",""]').toString('base64url')],
  ] as const)('begins anew after %s', async ([_, after], { list }) => {
    expect((await list({ after })).names).toHaveLength(NAMES.length);
  });

  it.for(['0', '501', '-1', 'all', '1.5'])('refuses a page of %s', async (limit, { admin }) => {
    const url = `/api/users?municipalityId=${HOME_TOWN}&limit=${limit}`;
    expect((await admin.ask({ url })).status).toBe(400);
  });

  it('is refused for no municipality, and for two', async ({ admin }) => {
    const both = `municipalityId=${HOME_TOWN}&municipalityId=${HOME_TOWN}`;
    for (const query of ['', both, 'municipalityId=']) {
      expect((await admin.ask({ url: `/api/users?${query}` })).status).toBe(400);
    }
  });
});

onBothEngines('a list of a thousand people', (it) => {
  it('is covered by its pages, each person once, with the total on every page', async ({
    town,
    admin,
  }) => {
    await addThousand(town);
    for (const limit of [500, 77]) {
      const seen: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ municipalityId: HOME_TOWN, limit: `${limit}` });
        if (next) query.set('after', next);
        const { json, headers } = await admin.ask({ url: `/api/users?${query}` });
        expect(headers['x-total-count']).toBe('1000');
        expect(json.length).toBeLessThanOrEqual(limit);
        seen.push(...json.map(({ id }: { id: string }) => id));
        next = headers['x-next'] as string | undefined;
      } while (next);
      expect(seen).toHaveLength(1_000);
      expect(new Set(seen).size).toBe(1_000);
    }
  });

  it('is counted to one more than a device asked for, which may still look through all of it', async ({
    device,
  }) => {
    const seen = new Set<string>();
    let after = '';
    do {
      const query = `municipalityId=${HOME_TOWN}&limit=400&after=${after}`;
      const { json, headers } = await device.ask({ url: `/api/users?${query}` });
      for (const { id } of json) seen.add(id);
      expect(headers['x-total-count']).toBe('401');
      after = String(headers['x-next'] ?? '');
    } while (after);
    expect(seen.size).toBe(1_000);
  });
});

onBothEngines('the list of a device', (base) => {
  const NAMES = ['José de la Cruz', 'María Gómez Rangel', 'Ana Álvarez', 'María José Díaz', 'Zoe'];
  const it = base.extend('list', ({ device }) => async (query: Record<string, string> = {}) => {
    const all = new URLSearchParams({ municipalityId: HOME_TOWN, ...query });
    const { json, headers } = await device.ask({ url: `/api/users?${all}` });
    return { names: json.map(({ name }: { name: string }) => name), next: headers['x-next'] };
  });
  const ids = new Map<string, string>();

  it.beforeAll(async ({ server }) => {
    for (const name of NAMES) ids.set(name, await addUser(server, { name }));
    await addUser(server, { name: 'Inés Baja', is_active: 0 });
  });

  it('is in the order of surnames, without who is switched off', async ({ list }) => {
    expect((await list()).names).toEqual([
      'Ana Álvarez',
      'José de la Cruz',
      'María José Díaz',
      'María Gómez Rangel',
      'Zoe',
    ]);
  });

  it('begins at a letter, and goes on from there page by page', async ({ list }) => {
    const first = await list({ from: 'd', limit: '1' });
    expect(first.names).toEqual(['María José Díaz']);
    const after = String(first.next);
    expect((await list({ from: 'd', after })).names).toEqual(['María Gómez Rangel', 'Zoe']);
    expect((await list({ from: 'h' })).names).toEqual(['Zoe']);
  });

  it('tells of the people who are named, and of no other', async ({ list }) => {
    const [ana, zoe] = [ids.get('Ana Álvarez'), ids.get('Zoe')];
    expect((await list({ ids: `${zoe},${ana},nobody` })).names).toEqual(['Ana Álvarez', 'Zoe']);
    expect((await list({ ids: '' })).names).toEqual([]);
  });

  it('is read from an index in its order', async ({ town, engine }) => {
    const now = Temporal.Instant.from(START);
    const page = { search: '', limit: 24, filters: ['active' as const], now };
    const plan = await planOf(town.db, engine, (db) =>
      usersRepo(db).picked(HOME_TOWN, { ...page, from: 'g', after: undefined }),
    );
    expect(plan).toMatch(/(USING INDEX|Scan.* using) users_by_surname/);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});

/** Many of one name, many with an empty one to search by, and the longest that there may be. */
async function addThousand(town: Town): Promise<void> {
  await town.db.transaction().execute(async (db) => {
    for (let i = 0; i < 1_000; i++) {
      const name = ['maria garcia', '', '각'.repeat(120), `persona ${i % 50}`][i % 4] ?? '';
      await addUser({ ...town, db }, { name });
    }
  });
}
