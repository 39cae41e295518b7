import { expect } from 'vitest';
import { hashToken } from '../../core/tokens.ts';
import { addAdmin, addPerson, type Client } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { type Ask, HOME_TOWN } from '../../testing/town.ts';

const ENDED = {
  status: 401,
  json: { error: 'Tu sesión ha terminado. Vuelve a entrar.', code: 'unauthenticated' },
};
const LIST = `users?municipalityId=${HOME_TOWN}`;

onBothEngines('the cookie of staff', (base) => {
  const it = base
    .extend('clerk', ({ town }) => addAdmin(town, { name: 'Ana Ruiz' }))
    // The panel's browser, on a device of the town where a person is in as well.
    .extend('browser', async ({ town, clerk, device }) => {
      const person = await addPerson(town);
      const cookies = { ...device.cookies, ...person.cookies, encina_staff: clerk.token };
      const ask = (path: string, how: Partial<Ask> = {}) =>
        town.ask({ url: `/staff/api/${path}`, cookies, ...how });
      return { ask, cookies, person };
    });

  it('asks as staff where the address says so', async ({ browser, clerk }) => {
    expect((await browser.ask('admin/me')).json).toMatchObject({ id: clerk.id, name: 'Ana Ruiz' });
    const { json } = await browser.ask(`users/${browser.person.id}`);
    expect(json).toMatchObject({ id: browser.person.id, familyConsentAt: null });
  });

  it('counts for nothing at any other address', async ({ town, clerk }) => {
    const cookies = { encina_staff: clerk.token };
    expect(await town.ask({ url: '/api/admin/me', cookies })).toMatchObject(ENDED);
    const list = await town.ask({ url: `/api/${LIST}`, cookies });
    expect(list).toMatchObject({ status: 403, json: { code: 'device_not_enrolled' } });
  });

  it('leaves the picker of its browser with those who are active', async ({ town, browser }) => {
    const away = await addPerson(town, { is_active: 0 });
    const ids = ({ json }: { json: { id: string }[] }) => json.map(({ id }) => id);
    const shown = await town.ask({ url: `/api/${LIST}`, cookies: browser.cookies });
    expect(ids(shown as never)).not.toContain(away.id);
    expect(ids((await browser.ask(LIST)) as never)).toContain(away.id);
  });

  it('is told when its session has ended, and no other session answers in its stead', async ({
    town,
    browser,
    clerk,
  }) => {
    await end(town, clerk);
    for (const path of [LIST, `users/${browser.person.id}`, 'admin/me']) {
      expect(await browser.ask(path)).toMatchObject(ENDED);
    }
    const moods = await browser.ask(`users/${browser.person.id}/metrics/moods`);
    expect(moods).toMatchObject(ENDED);
  });

  it('shows no figures without consent, though the person herself is in as well', async ({
    browser,
  }) => {
    const answer = await browser.ask(`users/${browser.person.id}/metrics/moods`);
    expect(answer).toMatchObject({ status: 403, json: { code: 'metrics_not_shared' } });
  });

  it('names its administrator to a start, and nobody once she is out', async ({
    town,
    browser,
    clerk,
  }) => {
    const admin = { id: clerk.id, name: 'Ana Ruiz', municipalityId: HOME_TOWN };
    expect((await browser.ask('session')).json).toMatchObject({ admin, user: null });
    const asPerson = await town.ask({ url: '/api/session', cookies: browser.cookies });
    expect(asPerson.json).toMatchObject({ admin: null, user: { id: browser.person.id } });
    const left = await browser.ask('admin/logout', { method: 'POST' });
    expect(left).toMatchObject({ status: 204, cookies: { encina_staff: '' } });
    expect((await browser.ask('session')).json).toMatchObject({ admin: null });
    const rows = await town.db
      .selectFrom('sessions')
      .select('id')
      .where('admin_id', '=', clerk.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('changes nothing on behalf of another site', async ({ browser }) => {
    const { id } = browser.person;
    const headers = { origin: 'https://otra.example' };
    const answer = await browser.ask(`users/${id}`, { method: 'DELETE', headers });
    expect(answer).toMatchObject({ status: 403, json: { code: 'foreign_origin' } });
  });

  it('lives beside the bearer token of other clients', async ({ town, clerk }) => {
    const { status } = await town.ask({ url: `/api/${LIST}`, token: clerk.token });
    expect(status).toBe(200);
  });
});

const end = (town: Parameters<typeof addAdmin>[0], { token }: Client) =>
  town.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
