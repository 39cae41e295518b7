import type { PeopleFilter } from '@encina/contract/users';
import { expect } from 'vitest';
import { addAdmin, addDevice, addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, HOME_TOWN, START, type Town } from '../../testing/town.ts';
import { usersRepo } from './users.repo.ts';

const DAY_BEFORE = '2026-11-01T10:00:00.000Z';

onBothEngines('the list of staff', (base) => {
  const it = base.extend('list', ({ admin }) => async (query: Record<string, string>) => {
    const all = new URLSearchParams({ municipalityId: HOME_TOWN, ...query });
    const { json, headers } = await admin.ask({ url: `/api/users?${all}` });
    const names = json.map(({ name }: { name: string }) => name);
    return { names, total: headers['x-total-count'], next: headers['x-next'] };
  });

  it.beforeAll(async ({ server }) => {
    const old = { created_at: DAY_BEFORE, last_active_at: DAY_BEFORE };
    const ana = await addUser(server, { name: 'Ana Alba', phone: '924 11 22 33' });
    await addUser(server, { name: 'Berta Bueno', ...old, municipal_consent: 1 });
    await addUser(server, { name: 'Celia Cano', ...old });
    const diana = await addUser(server, { name: 'Diana Díaz', phone: '+34 600112233' });
    await addUser(server, { name: 'Elena Egea', ...old, municipal_consent: 1, is_active: 0 });
    await addUser(server, { name: 'Fina Flores', created_at: DAY_BEFORE, municipal_consent: 1 });
    const staff = await addAdmin(server);
    const tablet = await addDevice(server);
    await staff.ask({
      method: 'PUT',
      url: `/api/devices/${tablet.id}/people`,
      body: { userIds: [ana] },
    });
    await addSupportPerson(server, [ana]);
    await server.db
      .insertInto('data_requests')
      .values({
        id: 'asked',
        user_id: diana,
        kind: 'rectification',
        words: 'Me llamo Diana',
        requested_at: START,
        answered_at: null,
      })
      .execute();
  });

  it.for([
    ['active', ['Ana Alba', 'Berta Bueno', 'Celia Cano', 'Diana Díaz', 'Fina Flores']],
    ['away', ['Berta Bueno', 'Fina Flores']],
    ['no-device', ['Berta Bueno', 'Celia Cano', 'Diana Díaz', 'Elena Egea', 'Fina Flores']],
    ['no-support', ['Berta Bueno', 'Celia Cano', 'Diana Díaz', 'Elena Egea', 'Fina Flores']],
    ['with-request', ['Diana Díaz']],
    ['no-support,away', ['Berta Bueno', 'Fina Flores']],
  ] as const)('narrows to %s', async ([filter, names], { list }) => {
    const found = await list({ filter });
    expect(found.names).toEqual(names);
    expect(found.total).toBe(`${names.length}`);
  });

  it('names those of a tablet again when it is taken out of use', async ({ list, server }) => {
    await server.db.deleteFrom('sessions').where('kind', '=', 'device').execute();
    expect((await list({ filter: 'no-device' })).names).toContain('Ana Alba');
  });

  it.for([
    ['924112233', ['Ana Alba']],
    ['924 112 233', ['Ana Alba']],
    ['+34 924.11', ['Ana Alba']],
    ['600 11 22', ['Diana Díaz']],
    ['112233', ['Ana Alba', 'Diana Díaz']],
    ['diana 600', ['Diana Díaz']],
    ['ana 600', ['Diana Díaz']],
    ['924 600', []],
  ] as const)('finds the telephone %j', async ([search, names], { list }) => {
    expect((await list({ search })).names).toEqual(names);
  });

  it('promises no other page where the last person fills one', async ({ list }) => {
    const whole = await list({ limit: '6' });
    expect(whole.names).toHaveLength(6);
    expect(whole.next).toBeUndefined();
    expect((await list({ limit: '5' })).next).toEqual(expect.any(String));
  });

  it('refuses a filter that it does not know', async ({ admin }) => {
    const url = `/api/users?municipalityId=${HOME_TOWN}&filter=active,rich`;
    expect((await admin.ask({ url })).status).toBe(400);
  });

  it('never lets a device narrow to more than whom it shows', async ({ device }) => {
    const url = `/api/users?municipalityId=${HOME_TOWN}&filter=with-request`;
    expect((await device.ask({ url })).json).toHaveLength(5);
  });
});

const WAYS = [
  ['everybody', '', []],
  ['two words', 'ela ruiz', []],
  ['a telephone', '924 11', []],
  ['who is active', '', ['active']],
  ['who has been away', '', ['away']],
  ['who has no tablet', '', ['no-device']],
  ['who has no support', '', ['no-support']],
  ['who waits', '', ['with-request']],
] as const satisfies readonly (readonly [string, string, readonly PeopleFilter[]])[];

onBothEngines('five thousand people', (it) => {
  it.beforeAll(async ({ server }) => addFiveThousand(server));

  for (const [whom, search, filters] of WAYS) {
    it(`are asked for ${whom} in the order of an index`, async ({ town, engine }) => {
      const now = Temporal.Instant.from(START);
      const wanted = { search, filters, now };
      const page = await planOf(town.db, engine, (db) =>
        usersRepo(db).listed(HOME_TOWN, { ...wanted, limit: 25, after: undefined }),
      );
      const count = await planOf(town.db, engine, (db) =>
        usersRepo(db).count(HOME_TOWN, wanted, 500),
      );
      expect(page).toMatch(/(USING INDEX|Scan.* using) users_by_surname/);
      expect(page).not.toMatch(/TEMP B-TREE|Sort/);
      // What is counted is walked after it was found.
      for (const plan of [page, count]) expect(plan).not.toMatch(/SCAN (?!matching)|Seq Scan/);
    });
  }

  it('are walked page by page with a filter, each once', async ({ admin }) => {
    const seen: string[] = [];
    let after = '';
    do {
      const query = `municipalityId=${HOME_TOWN}&limit=500&filter=no-support&search=ruiz%20maria`;
      const { json, headers } = await admin.ask({ url: `/api/users?${query}&after=${after}` });
      expect(headers['x-total-count']).toBe('1250');
      seen.push(...json.map(({ id }: { id: string }) => id));
      after = String(headers['x-next'] ?? '');
    } while (after);
    expect(new Set(seen).size).toBe(1_250);
    expect(seen).toHaveLength(1_250);
  });
});

const SURNAMES = ['Ruiz', 'Gala', 'Núñez', 'Rangel'];

async function addFiveThousand(town: Town): Promise<void> {
  await town.db.transaction().execute(async (db) => {
    for (let i = 0; i < 5_000; i++) {
      const name = `María Ángela ${SURNAMES[i % 4]} ${i}`;
      await addUser({ ...town, db }, { name, phone: `924 ${100_000 + i}` });
    }
  });
}
