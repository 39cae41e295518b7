import { expect } from 'vitest';
import { addAdmin, addDevice, addSupportPerson } from '../../testing/accounts.ts';
import { fillEveryTable } from '../../testing/every-table.ts';
import { exported } from '../../testing/export.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, HOME_TOWN, START } from '../../testing/town.ts';
import { SECTIONS } from './export.repo.ts';

/** Read by way of another one: the rows of these are found in the file beside the name. */
const THROUGH_OTHERS = { reminder_occurrences: 'respuestas-a-recordatorios' } as const;
const FILE_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SECTIONS.map(([name, table]) => [table, name])),
  ...THROUGH_OTHERS,
};

onBothEngines('any export', (it) => {
  it('holds something of every table that has anything of the person', async ({ engine, town }) => {
    const id = await addUser(town);
    const made = {
      users: id,
      municipalities: HOME_TOWN,
      admins: (await addAdmin(town)).id,
      devices: (await addDevice(town)).id,
      support_persons: (await addSupportPerson(town)).id,
    };
    const tables = await fillEveryTable(town.db, engine, made, 'Zoraidina');
    const { files } = await exported(town, id);
    const missing = tables.filter((table) => !(`${FILE_OF[table]}.json` in files));
    expect(missing).toEqual([]);
    for (const table of tables.filter((it) => it !== 'users')) {
      const text = Buffer.from(files[`${FILE_OF[table]}.json`] ?? []).toString();
      expect([table, JSON.parse(text).length]).not.toEqual([table, 0]);
    }
  });

  it('holds no secret, whatever a table may hold one day', async ({ town }) => {
    const id = await addUser(town, { pin_hash: 'this-is-a-secret' });
    const { files } = await exported(town, id);
    for (const [name, bytes] of Object.entries(files)) {
      const text = Buffer.from(bytes).toString();
      expect([name, /this-is-a-secret|_hash|token/.test(text)]).toEqual([name, false]);
    }
  });

  it('has names that any computer takes, and leaves out what the store has lost', async ({
    town,
  }) => {
    const id = await addUser(town);
    const titles = ['../../etc/passwd', 'a\\b:c*"?<>|', 'ñ😀 \u202e', 'x'.repeat(400), ''];
    for (const [at, title] of titles.entries()) {
      const key = `users/${id}/media/${at}.jpg`;
      await town.storage.put(key, Buffer.from(`picture ${at}`), 'image/jpeg');
      await town.db
        .insertInto('media')
        .values({ ...MEMORY, id: `memory-${at}-${id}`, user_id: id, file_key: key, title })
        .execute();
    }
    await town.db
      .insertInto('media')
      .values({ ...MEMORY, id: `lost-${id}`, user_id: id, file_key: `users/${id}/gone`, title: '' })
      .execute();
    const { files, json } = await exported(town, id);
    const names = Object.keys(files).filter((name) => name.startsWith('recuerdos/'));
    expect(names).toHaveLength(titles.length);
    for (const name of names) {
      expect(name).toMatch(/^recuerdos\/2026-11-20 [^/\\:*?"<>|\p{C}]*\.jpg$/u);
      expect(name).not.toContain('..');
      expect(name.length).toBeLessThan(180);
    }
    expect(json('recuerdos')).toHaveLength(titles.length + 1);
  });
});

const MEMORY = {
  kind: 'image',
  has_thumbnail: 0,
  day: '2026-11-20',
  month_day: '11-20',
  day_known: 'no',
  mime_type: 'image/jpeg',
  size: 1,
  description: '',
  original_name: 'foto.jpg',
  is_favorite: 0,
  uploaded_at: START,
} as const;
