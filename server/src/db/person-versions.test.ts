import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { dump } from '../testing/dump.ts';
import { fillEveryTable } from '../testing/every-table.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser, HOME_TOWN } from '../testing/town.ts';
import { versionOf } from '../testing/version-of.ts';
import type { Executor } from './database.ts';

/** Written without a new version, and why. */
const WITHOUT = {
  sessions: 'every minute of being in changes nothing that is shown; coming in takes her row, too',
  activity_clock:
    'where the counting of seconds stands; the seconds themselves are in activity_days',
  access_log: 'what others have read: it stands in a list that is always asked for anew',
  notices: 'on its way to her for a day; no screen shows it',
  push_subscriptions: 'which browsers are reached: asked for anew by the one screen that says it',
  swept_people: 'which of her versions the sweep has seen',
} as const;
/** They name a person by `user_id`, and are not hers. */
const NOT_HERS = ['erased_people', 'person_versions'];

onBothEngines('the version of a person', (base) => {
  const it = base.extend('made', async ({ town, admin, device, relative }) => ({
    users: await addUser(town),
    municipalities: HOME_TOWN,
    admins: admin.id,
    devices: device.id,
    support_persons: relative.id,
  }));

  it('is another one after each insert, update and delete of every table that hangs on her', async ({
    engine,
    town,
    made,
  }) => {
    const { db } = town;
    const untyped: Kysely<Record<string, Record<string, unknown>>> = db.withTables();
    const id = made.users;
    const neighbour = await addUser(town);
    const of = await versionOf(db, neighbour);
    const tables = await fillEveryTable(db, engine, made, 'Zoraidina');
    const rows = await dump(db);
    const isHers = (row: object) => JSON.stringify(row).includes(id);
    const seen: Record<string, boolean[]> = {};
    const changes = async (table: string, write: () => Promise<unknown>) => {
      const before = await versionOf(db, id);
      await write();
      seen[table] = [...(seen[table] ?? []), (await versionOf(db, id)) !== before];
    };
    // Those first that others do not hang on.
    for (const table of tables.filter((name) => name !== 'users').toReversed()) {
      const own = (rows[table] ?? []).filter((row) => isHers(row) || 'reminder_id' in row);
      expect([table, own.length]).toEqual([table, 1]);
      const [row = {}] = own;
      const [column = '', value] = Object.entries(row).find(([, it]) => it !== null) ?? [];
      const where = sql<boolean>`${sql.ref(column)} = ${value}`;
      await changes(table, () => untyped.deleteFrom(table).where(where).execute());
      await changes(table, () => untyped.insertInto(table).values(row).execute());
      await changes(table, () =>
        untyped
          .updateTable(table)
          .set({ [column]: value })
          .where(where)
          .execute(),
      );
    }
    const still = new Set(Object.keys(WITHOUT));
    expect(tables).toEqual(expect.arrayContaining([...still]));
    expect(seen).toEqual(
      Object.fromEntries(
        Object.keys(seen).map((table) => [table, Array(3).fill(!still.has(table))]),
      ),
    );
    expect(await versionOf(db, neighbour)).toBe(of);
  });

  it('misses no table that names a person without referring to her', async ({
    engine,
    town,
    made,
  }) => {
    const hers = await fillEveryTable(town.db, engine, made, 'Zoraidina');
    const naming = (await town.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ name }) => name);
    expect(naming.filter((name) => !hers.includes(name)).toSorted()).toEqual(NOT_HERS);
  });

  it('is there with her, and goes with her', async ({ town }) => {
    const id = await addUser(town);
    expect(await versionOf(town.db, id)).toMatch(/^[0-9a-f]{32}$/);
    await town.db.deleteFrom('users').where('id', '=', id).execute();
    expect(await versionOf(town.db, id)).toBeUndefined();
  });

  it('is another one with another name of a relative, another time of her town, another word on herself', async ({
    town,
    person,
    relative,
    onTestFinished,
  }) => {
    const { db } = town;
    const zoneOfTown = (time_zone: string) =>
      db.updateTable('municipalities').set({ time_zone }).where('id', '=', HOME_TOWN);
    onTestFinished(async () => {
      await zoneOfTown('Europe/Madrid').execute();
    });
    const writes = [
      () => db.updateTable('support_persons').set({ name: 'Rosa' }).where('id', '=', relative.id),
      () => zoneOfTown('Atlantic/Canary'),
      () => db.updateTable('users').set({ mood_asked: 0 }).where('id', '=', person.id),
    ];
    for (const write of writes) {
      const before = await versionOf(db, person.id);
      await write().execute();
      expect(await versionOf(db, person.id)).not.toBe(before);
    }
    const before = await versionOf(db, person.id);
    await db
      .updateTable('support_persons')
      .set({ email: 'otra@ejemplo.es' })
      .where('id', '=', relative.id)
      .execute();
    expect(await versionOf(db, person.id)).toBe(before);
  });

  it('is the one before where the write was taken back', async ({ town, person }) => {
    const before = await versionOf(town.db, person.id);
    const failed = town.db.transaction().execute(async (trx) => {
      await trx.insertInto('chat_state').values({ user_id: person.id, last_at: 'now' }).execute();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await versionOf(town.db, person.id)).toBe(before);
  });

  it('keeps nobody waiting in a circle where some write two of her things and others one', async ({
    town,
    person,
  }) => {
    const { db } = town;
    const own = { user_id: person.id };
    await db
      .insertInto('chat_state')
      .values({ ...own, last_at: 'a' })
      .execute();
    await db
      .insertInto('moods')
      .values({ ...own, day: 'd', mood: 'good', said_at: 'a' })
      .execute();
    const talk = (trx: Executor) =>
      trx
        .updateTable('chat_state')
        .set({ last_at: 'b' })
        .where('user_id', '=', person.id)
        .execute();
    const mood = (trx: Executor) =>
      trx.updateTable('moods').set({ mood: 'bad' }).where('user_id', '=', person.id).execute();
    const both = Array.from({ length: 20 }, () =>
      db.transaction().execute(async (trx) => {
        await talk(trx);
        await mood(trx);
      }),
    );
    const one = Array.from({ length: 20 }, () => db.transaction().execute((trx) => mood(trx)));
    await expect(Promise.all([...both, ...one])).resolves.toHaveLength(40);
  });
});
