import { TERMS_VERSION } from '@encina/contract/terms';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

const OLDER = '2020-01';

onBothEngines('the terms that a person accepts', (it) => {
  it('are noted when staff write her down, with who noted it and on what', async ({ admin }) => {
    const made = { name: 'Josefa', pin: '2468', termsVersion: TERMS_VERSION, termsMedium: 'paper' };
    const { json } = await admin.ask({ method: 'POST', url: '/api/users', body: made });
    expect((await admin.ask({ url: `/api/users/${json.id}/terms` })).json).toEqual({
      current: TERMS_VERSION,
      accepted: {
        version: TERMS_VERSION,
        medium: 'paper',
        by: 'staff',
        staffName: 'Administradora',
        acceptedAt: '2026-11-20T16:05:00.000Z',
      },
    });
  });

  it('are nobody’s where a person was written down without them', async ({ admin }) => {
    const body = { name: 'Josefa', pin: '2468' };
    const { json } = await admin.ask({ method: 'POST', url: '/api/users', body });
    const terms = await admin.ask({ url: `/api/users/${json.id}/terms` });
    expect(terms.json.accepted).toBeNull();
  });

  it('come with an import, for each person', async ({ town, admin }) => {
    const rows = ['Luisa Zafra', 'Pepe Zafra'].map((name) => ({
      name,
      pin: '2468',
      termsVersion: TERMS_VERSION,
      termsMedium: 'paper',
    }));
    const body = { key: newId(), dryRun: false, rows };
    await admin.ask({ method: 'POST', url: '/api/users/import', body });
    const people = await town.db
      .selectFrom('users')
      .innerJoin('consent_changes', 'consent_changes.user_id', 'users.id')
      .select(['users.name', 'consent_changes.version'])
      .where('users.name', 'like', '%Zafra')
      .where('consent', '=', 'terms')
      .orderBy('users.name')
      .execute();
    expect(people).toEqual(rows.map(({ name }) => ({ name, version: TERMS_VERSION })));
  });

  it('are accepted by herself, once, and stand in the history of her consents', async ({
    person,
  }) => {
    const url = `${person.url}/terms`;
    const body = { version: TERMS_VERSION, medium: 'screen' };
    expect((await person.ask({ url })).json).toEqual({ current: TERMS_VERSION, accepted: null });
    const said = await person.ask({ method: 'POST', url, body });
    expect(said.json.accepted).toMatchObject({ by: 'self', medium: 'screen', staffName: null });
    await person.ask({ method: 'POST', url, body });
    const history = (await person.ask({ url: `${person.url}/consents` })).json;
    expect(history).toMatchObject([
      { consent: 'terms', granted: true, version: TERMS_VERSION, medium: 'screen', by: 'self' },
    ]);
  });

  it('are asked for again where those that she accepted are older', async ({ town, person }) => {
    const url = `${person.url}/terms`;
    await person.ask({ method: 'POST', url, body: { version: TERMS_VERSION, medium: 'screen' } });
    await town.db
      .updateTable('consent_changes')
      .set({ version: OLDER })
      .where('user_id', '=', person.id)
      .execute();
    expect((await person.ask({ url })).json).toMatchObject({
      current: TERMS_VERSION,
      accepted: { version: OLDER },
    });
    const body = { version: TERMS_VERSION, medium: 'screen' };
    const again = await person.ask({ method: 'POST', url, body });
    expect(again.json.accepted.version).toBe(TERMS_VERSION);
    expect((await person.ask({ url: `${person.url}/consents` })).json).toHaveLength(2);
  });

  it('of a page that is older than the server are not accepted', async ({ person }) => {
    const body = { version: OLDER, medium: 'screen' };
    const refused = await person.ask({ method: 'POST', url: `${person.url}/terms`, body });
    expect(refused).toMatchObject({
      status: 400,
      json: {
        error: 'Las condiciones han cambiado. Vuelve a cargar la página y léelas otra vez.',
      },
    });
  });
});
