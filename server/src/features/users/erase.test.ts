import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { addDevice, addSupportPerson } from '../../testing/accounts.ts';
import { dump } from '../../testing/dump.ts';
import { fillEveryTable } from '../../testing/every-table.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureUrl } from '../../testing/pictures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('the erasure of a person', (base) => {
  const it = base.extend('people', async ({ engine, town, admin, device }) => {
    // Another one than that of the guess: it will be tied to each of them, and shows nobody else.
    const tied = await addDevice(town);
    /** A person who has used everything there is, and guessed her PIN wrong once. */
    async function addPersonWithEverything(mark: string, supportPersonId: string) {
      const body = { name: mark, pin: '2468', photo: await pictureUrl('png'), familyConsent: true };
      const created = await admin.ask({
        method: 'POST',
        url: '/api/users',
        body,
      });
      expect(created.status).toBe(200);
      const id: string = created.json.id;
      const url = `/api/users/${id}/verify-pin`;
      await device.ask({ method: 'POST', url, body: { pin: '0000' } });
      await town.storage.put(`users/${id}/media/boda.webp`, Buffer.from(mark), 'image/webp');
      const made = {
        users: id,
        municipalities: HOME_TOWN,
        admins: admin.id,
        devices: tied.id,
        support_persons: supportPersonId,
      };
      return { id, tables: await fillEveryTable(town.db, engine, made, mark) };
    }
    const files = () => readdir(join(town.dataDir, 'files'), { recursive: true });
    const erase = (id: string) => admin.ask({ method: 'DELETE', url: `/api/users/${id}` });
    return { addPersonWithEverything, files, erase };
  });

  it('leaves nothing of her in any table and no file, and all of everybody else', async ({
    town,
    people,
  }) => {
    const daughter = await addSupportPerson(town, [], { name: 'Hija de los dos' });
    const husband = await people.addPersonWithEverything('Evaristo', daughter.id);
    const { erased_people: _, staff_log: __, attempt_counts: ___, ...before } = await dump(town.db);
    const filesBefore = await people.files();
    const person = await people.addPersonWithEverything('Zoraidina', daughter.id);
    const during = await dump(town.db);
    // A table of nothing but numbers and ids has her by her own.
    const ofHers = new RegExp(`Zoraidina|${person.id}`);
    for (const table of person.tables) expect(JSON.stringify(during[table])).toMatch(ofHers);
    expect(person.tables).toEqual(expect.arrayContaining(['sessions', 'media', 'reminders']));
    expect(JSON.stringify(during.attempt_counts)).toContain(person.id);
    expect((await people.files()).join()).toContain(person.id);

    expect((await people.erase(person.id)).status).toBe(204);

    const {
      erased_people: erased = [],
      staff_log: log = [],
      attempt_counts: counts,
      ...after
    } = await dump(town.db);
    // Who erased whom stays for two years, by the ids alone.
    expect(log).toContainEqual(
      expect.objectContaining({ kind: 'person-erased', on_id: person.id }),
    );
    expect(JSON.stringify(log)).not.toContain('Zoraidina');
    // For the day on which an older copy is restored.
    expect(erased.map(({ user_id }) => user_id)).toContain(person.id);
    expect(JSON.stringify(erased)).not.toContain('Zoraidina');
    // What a device has guessed in all is the device's.
    expect(JSON.stringify([after, counts])).not.toContain(person.id);
    expect(JSON.stringify(after)).not.toContain('Zoraidina');
    expect(sorted(after)).toEqual(sorted(before));
    expect((await people.files()).toSorted()).toEqual(filesBefore.toSorted());
    expect(JSON.stringify(after)).toContain(husband.id);
  });

  it('ends the access of a relative who is left with nobody, and of nobody else', async ({
    town,
    people,
  }) => {
    const both = await addSupportPerson(town);
    const one = await people.addPersonWithEverything('Zoraidina', both.id);
    const other = await people.addPersonWithEverything('Evaristo', both.id);
    const only = await addSupportPerson(town, [one.id]);
    await people.erase(one.id);
    const ids = (await dump(town.db)).support_persons?.map(({ id }) => id);
    expect(ids).toContain(both.id);
    expect(ids).not.toContain(only.id);
    const url = `/api/users/${other.id}`;
    expect((await town.ask({ url, cookies: both.cookies })).status).toBe(200);
    expect((await town.ask({ url, cookies: only.cookies })).status).toBe(401);
  });

  it('is refused the second time', async ({ town, people }) => {
    const person = await people.addPersonWithEverything(
      'Zoraidina',
      (await addSupportPerson(town)).id,
    );
    await people.erase(person.id);
    expect(await people.erase(person.id)).toMatchObject({
      status: 404,
      json: { error: 'Usuario no encontrado' },
    });
  });

  it('works where she has no photo and nothing else', async ({ admin, people }) => {
    const body = { name: 'Nueva', pin: '2468' };
    const { json } = await admin.ask({
      method: 'POST',
      url: '/api/users',
      body,
    });
    expect((await people.erase(json.id)).status).toBe(204);
  });
});

/** Rows in one order, without the last time that a session was seen. */
function sorted(tables: Record<string, object[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify({ ...row, last_seen_at: '' })).toSorted(),
    ]),
  );
}
