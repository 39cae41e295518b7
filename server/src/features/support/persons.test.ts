import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdmin } from '../../testing/accounts.ts';
import { ENGINES } from '../../testing/engines.ts';
import { aMessage } from '../../testing/messages.ts';
import { addUser, enter, HOME_TOWN, openTown, START, type Town } from '../../testing/town.ts';

const LUCIA = { name: 'Lucía Gómez', email: 'Lucia@Ejemplo.es', password: 'una-clave-larga' };

describe.each(ENGINES)('relatives and carers, on %s', (engine) => {
  let town: Town;
  let token: string;
  let mother: string;
  let father: string;

  beforeAll(async () => {
    town = await openTown(engine);
    token = (await addAdmin(town)).token;
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    await town.db.deleteFrom('support_persons').execute();
    mother = await addUser(town);
    father = await addUser(town);
  });

  const persons = (user: string) => `/api/users/${user}/support-persons`;
  const add = (user: string, body: unknown = LUCIA) =>
    town.ask({ method: 'POST', url: persons(user), token, body });
  const list = async (user: string) => (await town.ask({ url: persons(user), token })).json;
  const remove = (id: string, query = '') =>
    town.ask({ method: 'DELETE', url: `/api/support-persons/${id}${query}`, token });

  async function write(from: string, to: string) {
    await town.db
      .insertInto('support_messages')
      .values(
        aMessage({
          id: `${from}-${to}`,
          user_id: to,
          support_person_id: from,
          created_at: START,
        }),
      )
      .execute();
  }
  const messagesTo = async (user: string) =>
    (
      await town.ask({
        url: `/api/users/${user}/support-messages`,
        cookies: await enter(town, user),
      })
    ).json;

  it('creates one, shows name and email to staff and only the name to the person', async () => {
    const { status, json } = await add(mother);
    expect(status).toBe(200);
    const person = { id: json.id, name: 'Lucía Gómez', email: 'lucia@ejemplo.es' };
    expect(json).toEqual({ ...person, existed: false });
    expect(await list(mother)).toEqual([person]);
    const own = await town.ask({ url: persons(mother), cookies: await enter(town, mother) });
    expect(own.json).toEqual([{ id: json.id, name: 'Lucía Gómez' }]);
  });

  it('links a daughter to her second parent with the account that she has', async () => {
    const first = await add(mother);
    const before = await town.db.selectFrom('support_persons').selectAll().execute();
    const second = await add(father, { ...LUCIA, name: 'Otra', password: 'otra-clave-larga' });
    expect(second.json).toMatchObject({ id: first.json.id, name: 'Lucía Gómez', existed: true });
    expect(await town.db.selectFrom('support_persons').selectAll().execute()).toEqual(before);
    expect((await add(mother)).json).toEqual({
      error: 'Esa persona ya es apoyo de este usuario.',
      code: 'already_linked',
    });
  });

  it('links once where the same request comes 20 times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(mother)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await list(mother)).toHaveLength(1);
  });

  it('asks for every field in the words of the product', async () => {
    for (const missing of ['name', 'email', 'password']) {
      const { status, json } = await add(mother, { ...LUCIA, [missing]: '  ' });
      expect([status, json.error]).toEqual([400, 'Por favor complete todos los campos']);
    }
    expect((await add(mother, { ...LUCIA, password: '123456' })).status).toBe(422);
  });

  it('takes her from one parent with what she sent him, and from the town with the last', async () => {
    const { id } = (await add(mother)).json;
    await add(father);
    await write(id, mother);
    await write(id, father);
    expect((await remove(id, `?userId=${father}`)).status).toBe(204);
    expect([await list(father), await messagesTo(father)]).toEqual([[], []]);
    expect(await messagesTo(mother)).toHaveLength(1);
    await remove(id, `?userId=${mother}`);
    expect(await town.db.selectFrom('support_persons').selectAll().execute()).toEqual([]);
  });

  it('removes her with her sessions and all that she sent', async () => {
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
