import { expect } from 'vitest';
import { addPerson, type Client, type Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { aMessage } from '../../testing/messages.ts';
import { HOME_TOWN, START, type Town } from '../../testing/town.ts';

const LUCIA = { name: 'Lucía Gómez', email: 'Lucia@Ejemplo.es', password: 'una-clave-larga' };

/** What staff do with the relatives of people. */
function officeOf(town: Town, admin: Client) {
  const persons = ({ url }: Person) => `${url}/support-persons`;
  return {
    add: (person: Person, body: unknown = LUCIA) =>
      admin.ask({ method: 'POST', url: persons(person), body }),
    list: async (person: Person) => (await admin.ask({ url: persons(person) })).json,
    remove: (id: string, query = '') =>
      admin.ask({ method: 'DELETE', url: `/api/support-persons/${id}${query}` }),
    /** Every account of the town. */
    accounts: () => town.db.selectFrom('support_persons').selectAll().execute(),
    write: (from: string, { id: to }: Person) =>
      town.db
        .insertInto('support_messages')
        .values(
          aMessage({
            id: `${from}-${to}`,
            user_id: to,
            support_person_id: from,
            created_at: START,
          }),
        )
        .execute(),
  };
}
const messagesTo = async (person: Person) =>
  (await person.ask({ url: `${person.url}/support-messages` })).json;

onBothEngines('relatives and carers', (base) => {
  const it = base
    .extend('office', async ({ town, admin }) => {
      await town.db.deleteFrom('support_persons').execute();
      return officeOf(town, admin);
    })
    .extend('mother', ({ town }) => addPerson(town))
    .extend('father', ({ town }) => addPerson(town));

  it('are created, their name and email shown to staff and only the name to the person', async ({
    office,
    mother,
  }) => {
    const { status, json } = await office.add(mother);
    expect(status).toBe(200);
    const person = { id: json.id, name: 'Lucía Gómez', email: 'lucia@ejemplo.es' };
    expect(json).toEqual({ ...person, existed: false });
    expect(await office.list(mother)).toEqual([
      { ...person, relation: '', hasPassword: true, version: 1 },
    ]);
    const own = await mother.ask({ url: `${mother.url}/support-persons` });
    expect(own.json).toEqual([{ id: json.id, name: 'Lucía Gómez' }]);
  });

  it('are linked to a second parent with the account that they have', async ({
    office: { add, accounts },
    mother,
    father,
  }) => {
    const first = await add(mother);
    const before = await accounts();
    const second = await add(father, { ...LUCIA, name: 'Otra', password: 'otra-clave-larga' });
    expect(second.json).toMatchObject({ id: first.json.id, name: 'Lucía Gómez', existed: true });
    expect(await accounts()).toEqual(before);
    expect((await add(mother)).json).toEqual({
      error: 'Esa persona ya es apoyo de este usuario.',
      code: 'already_linked',
    });
  });

  it('are linked once where the same request comes 20 times at once', async ({
    office: { add, list },
    mother,
  }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(mother)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await list(mother)).toHaveLength(1);
  });

  it('are refused without one of the fields, in the words of the product', async ({
    office: { add },
    mother,
  }) => {
    for (const missing of ['name', 'email', 'password']) {
      const { status, json } = await add(mother, { ...LUCIA, [missing]: '  ' });
      expect([status, json.error]).toEqual([400, 'Por favor complete todos los campos']);
    }
    expect((await add(mother, { ...LUCIA, password: '123456' })).status).toBe(422);
  });

  it('are taken from one parent with what they sent him, and from the town with the last', async ({
    office: { add, list, remove, write, accounts },
    mother,
    father,
  }) => {
    const { id } = (await add(mother)).json;
    await add(father);
    await write(id, mother);
    await write(id, father);
    expect((await remove(id, `?userId=${father.id}`)).status).toBe(204);
    expect([await list(father), await messagesTo(father)]).toEqual([[], []]);
    expect(await messagesTo(mother)).toHaveLength(1);
    await remove(id, `?userId=${mother.id}`);
    expect(await accounts()).toEqual([]);
  });

  it('are removed with their sessions and all that they sent', async ({
    town,
    office: { add, remove, write },
    mother,
  }) => {
    const { id } = (await add(mother)).json;
    await write(id, mother);
    await town.session({ kind: 'support', municipality_id: HOME_TOWN, support_person_id: id });
    expect((await remove(id)).status).toBe(204);
    expect(await messagesTo(mother)).toEqual([]);
    const left = await town.db
      .selectFrom('sessions')
      .select('id')
      .where('support_person_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });
});
