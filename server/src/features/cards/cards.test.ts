import { expect } from 'vitest';
import {
  addAdmin,
  addDevice,
  addMunicipality,
  addSupportPerson,
  type Client,
  type Person,
} from '../../testing/accounts.ts';
import { addCard } from '../../testing/codes.ts';
import { dump } from '../../testing/dump.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, HOME_TOWN } from '../../testing/town.ts';

onBothEngines('a printed card', (base) => {
  const it = base
    .extend('admin', ({ town }) => addAdmin(town, { name: 'Ana Gil' }))
    .extend('cards', ({ admin }) => {
      const make = (...userIds: string[]) =>
        admin.ask({ method: 'POST', url: '/api/cards', body: { userIds } });
      const made = async ({ id }: Person): Promise<string> => (await make(id)).json.cards[0].secret;
      const revoke = ({ url }: Person) => admin.ask({ method: 'DELETE', url: `${url}/card` });
      return { make, made, revoke };
    })
    .extend('card', async ({ cards, person }) => {
      const made = await cards.made(person);
      const enter = (client: Client, secret = made) =>
        client.ask({ method: 'POST', url: `${person.url}/card-session`, body: { secret } });
      return { secret: made, enter };
    });

  it('opens her session on an enrolled tablet, and says who came in', async ({
    town,
    person,
    device,
    card,
  }) => {
    const entered = await card.enter(device);
    expect(entered).toMatchObject({
      status: 200,
      json: { user: { id: person.id, municipalityId: HOME_TOWN } },
    });
    const cookies = { encina_user: entered.cookies.encina_user ?? '' };
    expect((await town.ask({ url: person.url, cookies })).json).toMatchObject({
      id: person.id,
      voiceEnabled: true,
    });
  });

  it('opens it on the device of a linked relative, and of no other', async ({
    town,
    person,
    relative,
    card,
  }) => {
    const stranger = await addSupportPerson(town);
    expect((await card.enter(relative)).json.user.id).toBe(person.id);
    expect((await card.enter(stranger)).status).toBe(404);
  });

  it('is refused on a tablet that is tied to somebody else', async ({ town, device, card }) => {
    await town.db
      .insertInto('device_people')
      .values({ device_id: device.id, user_id: await addUser(town), created_at: 'now' })
      .execute();
    await town.db.updateTable('devices').set({ is_tied: 1 }).where('id', '=', device.id).execute();
    expect((await card.enter(device)).status).toBe(404);
  });

  it('is one a person: another takes the place of the one before', async ({
    cards,
    person,
    device,
    card,
  }) => {
    const [first, second] = [await cards.made(person), await cards.made(person)];
    expect((await card.enter(device, first)).json).toEqual({ user: null });
    expect((await card.enter(device, second)).json.user.id).toBe(person.id);
  });

  it('opens nothing once it was revoked, and nothing else ends with it', async ({
    admin,
    cards,
    person,
    device,
    card,
  }) => {
    expect((await admin.ask({ url: `${person.url}/card` })).json.madeAt).not.toBeNull();
    expect((await cards.revoke(person)).status).toBe(204);
    expect((await cards.revoke(person)).status).toBe(404);
    expect((await admin.ask({ url: `${person.url}/card` })).json).toEqual({ madeAt: null });
    expect((await card.enter(device)).json).toEqual({ user: null });
    expect((await person.ask({ url: person.url })).status).toBe(200);
    expect((await device.ask({ method: 'POST', url: `${person.url}/session` })).status).toBe(204);
  });

  it('is attempted as a PIN is: five times, then a wait on that tablet alone', async ({
    town,
    person,
    device,
    card,
  }) => {
    for (let i = 0; i < 5; i += 1) await card.enter(device, `no-${i}`);
    expect(await card.enter(device)).toMatchObject({
      status: 429,
      json: { code: 'too_many_attempts' },
    });
    const other = await addDevice(town);
    expect((await card.enter(other)).json.user.id).toBe(person.id);
    town.pass({ minutes: 1 });
    expect((await card.enter(device)).json.user.id).toBe(person.id);
  });

  it('lets nobody in whose profile is deactivated', async ({ town, person, device, card }) => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    expect(await card.enter(device)).toMatchObject({
      status: 403,
      json: { code: 'deactivated' },
    });
  });

  it('stands as a hash in the database, and says in her export only that it exists', async ({
    town,
    person,
    card,
  }) => {
    expect(JSON.stringify((await dump(town.db)).cards)).toContain(person.id);
    expect(JSON.stringify(await dump(town.db))).not.toContain(card.secret);
  });

  it('stands in her access log, made and revoked, with who did it', async ({ cards, person }) => {
    await cards.made(person);
    await cards.revoke(person);
    const { json } = await person.ask({ url: `${person.url}/access-log` });
    const ana = { viewer: 'staff', viewerName: 'Ana Gil' };
    expect(json).toMatchObject([
      { ...ana, shown: 'card-revoked' },
      { ...ana, shown: 'card-made' },
    ]);
  });

  it('is made for many at once, and for nobody where one is of another town', async ({
    town,
    cards,
    person,
  }) => {
    const neighbour = await addUser(town, { name: 'Rosa' });
    const outsider = await addUser(town, { municipality_id: await addMunicipality(town) });
    const { json } = await cards.make(person.id, neighbour);
    expect(json.cards.map(({ userId }: { userId: string }) => userId)).toEqual([
      person.id,
      neighbour,
    ]);
    expect(new Set(json.cards.map(({ secret }: { secret: string }) => secret)).size).toBe(2);
    const before = await town.db.selectFrom('cards').selectAll().orderBy('user_id').execute();
    expect((await cards.make(person.id, outsider)).status).toBe(404);
    const after = await town.db.selectFrom('cards').selectAll().orderBy('user_id').execute();
    expect(after).toEqual(before);
  });

  it('goes with her, and so do the attempts at it', async ({ town, admin, device }) => {
    const id = await addUser(town);
    await addCard(town, id);
    const person = { id, url: `/api/users/${id}` } as Person;
    await device.ask({ method: 'POST', url: `${person.url}/card-session`, body: { secret: 'no' } });
    expect(JSON.stringify((await dump(town.db)).attempt_counts)).toContain(id);
    await admin.ask({ method: 'DELETE', url: person.url });
    const { cards: left, attempt_counts: counts } = await dump(town.db);
    expect(JSON.stringify([left, counts])).not.toContain(id);
  });
});
