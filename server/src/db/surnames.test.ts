import { sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser } from '../testing/town.ts';
import { up } from './migrations/0012-surnames-and-tied-devices.ts';

onBothEngines('surnames', (it) => {
  it('are filled in for everybody who was there before', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    const names = ['José de la Cruz', 'María Gómez Rangel'];
    const ids: string[] = [];
    for (const name of names) ids.push(await addUser(town, { name }));
    for (let i = 0; i < 501; i++) await addUser(town, { name: `Zoe Zurita ${i}` });
    for (const old of ['drop table device_people', 'drop index users_by_surname']) {
      await sql.raw(old).execute(town.db);
    }
    await sql`alter table users drop column surname_key`.execute(town.db);
    await up(town.db.withTables());
    const rows = await town.db
      .selectFrom('users')
      .select(['id', 'surname_key'])
      .orderBy('surname_key')
      .execute();
    expect(rows.slice(0, 2)).toEqual([
      { id: ids[0], surname_key: 'cruz jose de la' },
      { id: ids[1], surname_key: 'gomez rangel maria' },
    ]);
    expect(rows.every(({ surname_key }) => surname_key !== '')).toBe(true);
  });
});
