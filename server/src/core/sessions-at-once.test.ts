import { expect } from 'vitest';
import { addAdmin, addPerson, addSupportPerson } from '../testing/accounts.ts';
import { countQueries } from '../testing/count-queries.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import type { Ask } from '../testing/town.ts';

const MANY = 20;

onBothEngines('many who ask at one moment', (it) => {
  it('are each answered as if alone', async ({ town }) => {
    const people = await Promise.all(Array.from({ length: MANY }, () => addPerson(town)));
    const [first, second] = await Promise.all([addPerson(town), addPerson(town)]);
    const relative = await addSupportPerson(town, [first.id]);
    const staff = await addAdmin(town);
    const [gone, over] = await Promise.all([addPerson(town), addPerson(town)]);
    await town.db.deleteFrom('sessions').where('user_id', '=', gone.id).execute();
    const ended = { expires_at: town.now().toString({ smallestUnit: 'millisecond' }) };
    await town.db.updateTable('sessions').set(ended).where('user_id', '=', over.id).execute();
    const asks: readonly [ask: Ask, status: number, id?: string][] = [
      [{ url: second.url, cookies: first.cookies }, 404],
      [{ url: first.url, cookies: relative.cookies }, 200, first.id],
      ...people.map(({ url, id, cookies }): [Ask, number, string] => [{ url, cookies }, 200, id]),
      [{ url: second.url, cookies: relative.cookies }, 404],
      [{ url: second.url, token: staff.token }, 200, second.id],
      [{ url: second.url, cookies: { ...second.cookies, ...relative.cookies } }, 200, second.id],
      [{ url: gone.url, cookies: gone.cookies }, 401],
      [{ url: over.url, cookies: over.cookies }, 401],
      [{ url: first.url }, 401],
    ];
    const answers = await Promise.all(asks.map(([ask]) => town.ask(ask)));
    expect(
      answers.map(({ status, json }) => [status, status === 200 ? json.id : undefined]),
    ).toEqual(asks.map(([, status, id]) => [status, id]));
  });

  it('are, on PostgreSQL, known by one question', async ({ town, engine }) => {
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(town)));
    const allOf = () => Promise.all(people.map(({ url, cookies }) => town.ask({ url, cookies })));
    await allOf();
    const sent = await countQueries(town, allOf);
    expect(sent).toBeLessThanOrEqual(engine === 'sqlite' ? 16 : 9);
  });
});
