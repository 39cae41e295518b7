import { expect } from 'vitest';
import { addSupportPerson, type Client, type Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addProposal } from '../../testing/proposals.ts';

const PILL = { kind: 'new', title: 'Pastilla azul', dateTime: '2026-11-21T09:00' };

const propose = (person: Person, who: Client) =>
  who.ask({ method: 'POST', url: `${person.url}/proposals`, body: PILL });
const setScope = (person: Person, who: Client, scope: string) =>
  person.ask({ method: 'PUT', url: `${person.url}/proposers/${who.id}`, body: { scope } });
const statesOf = async (person: Person, who: Client) =>
  (await who.ask({ url: `${person.url}/proposals/sent` })).json.items.map(
    ({ state }: { state: string }) => state,
  );
const consentsOf = async (person: Person) =>
  (await person.ask({ url: `${person.url}/consents` })).json.map(
    ({ consent, granted, helperName, by }: Record<string, unknown>) =>
      [consent, granted, helperName, by].join(' '),
  );

onBothEngines('what she lets one of her people do', (it) => {
  it('is nothing until she says so, stands in her history, and ends when she says so', async ({
    person,
    relative,
  }) => {
    const refused = await propose(person, relative);
    expect([refused.status, refused.json.code]).toEqual([403, 'proposals_not_allowed']);
    await setScope(person, relative, 'propose');
    expect((await propose(person, relative)).status).toBe(200);
    await setScope(person, relative, 'none');
    expect((await propose(person, relative)).status).toBe(403);
    expect(await statesOf(person, relative)).toEqual(['withdrawn']);
    expect(await consentsOf(person)).toEqual(['propose false Hija self', 'propose true Hija self']);
    const { json } = await person.ask({ url: `${person.url}/proposers` });
    expect(json).toEqual({
      people: [{ id: relative.id, name: 'Hija', scope: 'none' }],
      townHall: false,
    });
  });

  it('may be to write directly: the reminder is there at once and says by whom', async ({
    person,
    relative,
  }) => {
    await setScope(person, relative, 'write');
    expect((await propose(person, relative)).json.state).toBe('written');
    const { json } = await person.ask({ url: `${person.url}/reminders` });
    expect(json).toMatchObject([{ title: 'Pastilla azul', writtenBy: 'Hija' }]);
    expect((await person.ask({ url: `${person.url}/proposals` })).json).toEqual([]);
    expect(await consentsOf(person)).toEqual(['write true Hija self', 'propose true Hija self']);
  });

  it('of somebody who is not of hers is refused', async ({ town, person }) => {
    const stranger = await addSupportPerson(town);
    expect((await setScope(person, stranger, 'propose')).status).toBe(404);
    expect((await propose(person, stranger)).status).toBe(404);
  });

  it('is nothing while she is switched off', async ({ town, person, relative }) => {
    await setScope(person, relative, 'propose');
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    const refused = await propose(person, relative);
    expect([refused.status, refused.json.code]).toEqual([403, 'person_paused']);
  });

  it.for(['the link', 'the account'] as const)(
    'ends with %s: what waits is withdrawn',
    async (gone, { town, person, relative, admin }) => {
      await addProposal(town, { personId: person.id, helperId: relative.id }, 'Rosa');
      const url = `/api/support-persons/${relative.id}`;
      const query = gone === 'the link' ? `?userId=${person.id}` : '';
      expect((await admin.ask({ method: 'DELETE', url: url + query })).status).toBe(204);
      expect((await person.ask({ url: `${person.url}/proposals` })).json).toEqual([]);
      const rows = await town.db
        .selectFrom('proposals')
        .select('state')
        .where('user_id', '=', person.id)
        .execute();
      expect(rows).toEqual([{ state: 'withdrawn' }]);
    },
  );
});
