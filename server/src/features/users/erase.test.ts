import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillEveryTable } from '../../testing/belonging-rows.ts';
import { dump } from '../../testing/dump.ts';
import { ENGINES } from '../../testing/engines.ts';
import { pictureUrl } from '../../testing/pictures.ts';
import { addAdmin, addDevice, addSupportPerson, type Holder } from '../../testing/residents.ts';
import { HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

describe.each(ENGINES)('erasing a person, on %s,', (engine) => {
  let town: Town;
  let admin: Holder;
  let tablet: Holder;
  beforeAll(async () => {
    town = await openTown(engine);
    admin = await addAdmin(town);
    tablet = await addDevice(town);
  });
  afterAll(() => town.close());

  /** A person who has used everything there is, and guessed her PIN wrong once. */
  async function addPersonWithEverything(mark: string, supportPersonId: string) {
    const body = { name: mark, pin: '2468', photo: await pictureUrl('png'), familyConsent: true };
    const created = await town.ask({ method: 'POST', url: '/api/users', token: admin.token, body });
    expect(created.status).toBe(200);
    const id: string = created.json.id;
    const url = `/api/users/${id}/verify-pin`;
    await town.ask({ method: 'POST', url, cookies: tablet.cookies, body: { pin: '0000' } });
    await town.storage.put(`users/${id}/media/boda.webp`, Buffer.from(mark), 'image/webp');
    const made = {
      users: id,
      municipalities: HOME_TOWN,
      admins: admin.id,
      devices: tablet.id,
      support_persons: supportPersonId,
    };
    return { id, tables: await fillEveryTable(town.db, engine, made, mark) };
  }
  const files = () => readdir(join(town.dataDir, 'files'), { recursive: true });
  const erase = (id: string) =>
    town.ask({ method: 'DELETE', url: `/api/users/${id}`, token: admin.token });

  it('leaves nothing of her in any table and no file, and all of everybody else', async () => {
    const daughter = await addSupportPerson(town, [], { name: 'Hija de los dos' });
    const husband = await addPersonWithEverything('Evaristo', daughter.id);
    const before = await dump(town.db);
    const filesBefore = await files();
    const person = await addPersonWithEverything('Zoraidina', daughter.id);
    const during = await dump(town.db);
    for (const table of person.tables) {
      expect(JSON.stringify(during[table])).toContain('Zoraidina');
    }
    expect(person.tables).toEqual(expect.arrayContaining(['sessions', 'media', 'reminders']));
    expect(JSON.stringify(during.guesses)).toContain(person.id);
    expect((await files()).join()).toContain(person.id);

    expect((await erase(person.id)).status).toBe(204);

    const after = await dump(town.db);
    expect(JSON.stringify(after)).not.toContain(person.id);
    expect(JSON.stringify(after)).not.toContain('Zoraidina');
    expect(sorted(after)).toEqual(sorted(before));
    expect((await files()).toSorted()).toEqual(filesBefore.toSorted());
    expect(JSON.stringify(after)).toContain(husband.id);
  });

  it('ends the access of a relative who is left with nobody, and of nobody else', async () => {
    const both = await addSupportPerson(town);
    const one = await addPersonWithEverything('Zoraidina', both.id);
    const other = await addPersonWithEverything('Evaristo', both.id);
    const only = await addSupportPerson(town, [one.id]);
    await erase(one.id);
    const ids = (await dump(town.db)).support_persons?.map(({ id }) => id);
    expect(ids).toContain(both.id);
    expect(ids).not.toContain(only.id);
    const url = `/api/users/${other.id}`;
    expect((await town.ask({ url, cookies: both.cookies })).status).toBe(200);
    expect((await town.ask({ url, cookies: only.cookies })).status).toBe(401);
  });

  it('twice is erasing nobody', async () => {
    const person = await addPersonWithEverything('Zoraidina', (await addSupportPerson(town)).id);
    await erase(person.id);
    expect(await erase(person.id)).toMatchObject({
      status: 404,
      json: { error: 'Usuario no encontrado' },
    });
  });

  it('who has no photo and nothing else works as well', async () => {
    const body = { name: 'Nueva', pin: '2468' };
    const { json } = await town.ask({
      method: 'POST',
      url: '/api/users',
      token: admin.token,
      body,
    });
    expect((await erase(json.id)).status).toBe(204);
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
