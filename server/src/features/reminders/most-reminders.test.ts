import { MOST_REMINDERS } from '@encina/contract/reminders';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import type { Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { START, type Town } from '../../testing/town.ts';

const PILL = { title: 'Pastilla', dateTime: '2026-11-20T18:00', recurrency: 'daily' };
const HOURS = ['08:00', '10:00', '12:00', '14:00', '16:00', '20:00', '22:00'];

/** As an older version has let her write them. */
async function keep(town: Town, person: Person, count: number, times = ''): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...{ id: newId(), user_id: person.id, title: 'Pastilla', description: '' },
    ...{ category: 'Salud' as const, recurrency: 'daily' as const },
    ...{ starts_at: '2026-11-20T08:00', weekdays: '', until: null },
    ...{ times, rule_since: START, created_at: START },
  }));
  await town.db.insertInto('reminders').values(rows).execute();
  return rows.map(({ id }) => id);
}

onBothEngines('the limit of reminders', (it) => {
  it('the 201st is refused, also when several are written at once', async ({ town, person }) => {
    await keep(town, person, MOST_REMINDERS - 1);
    const create = () => person.ask({ method: 'POST', url: `${person.url}/reminders`, body: PILL });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'too_many_reminders',
      error: 'Ya tienes 200 recordatorios. Borra alguno para crear otro.',
    });
  });

  it('of sixty that are written at once as many are kept as there is room for', async ({
    town,
    person,
  }) => {
    await keep(town, person, MOST_REMINDERS - 55);
    const create = () => person.ask({ method: 'POST', url: `${person.url}/reminders`, body: PILL });
    const answers = await Promise.all(Array.from({ length: 60 }, create));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(55);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const list = await person.ask({ url: `${person.url}/reminders` });
    expect(list.json).toHaveLength(MOST_REMINDERS);
  });

  it('whoever has more keeps and changes them, and a command that was heard before is not refused', async ({
    town,
    person,
  }) => {
    const [first = ''] = await keep(town, person, MOST_REMINDERS + 20);
    const list = await person.ask({ url: `${person.url}/reminders` });
    expect(list.json).toHaveLength(MOST_REMINDERS + 20);
    const body = { title: 'Otra pastilla' };
    const changed = { method: 'PATCH', url: `${person.url}/reminders/${first}`, body } as const;
    expect((await person.ask(changed)).status).toBe(200);
    const again = {
      method: 'POST',
      url: `${person.url}/reminders`,
      body: PILL,
      headers: { 'idempotency-key': first },
    } as const;
    expect((await person.ask(again)).json.id).toBe(first);
  });

  it('a seventh hour of a day is refused, the first one counted', async ({ person }) => {
    const create = (times: string[]) =>
      person.ask({ method: 'POST', url: `${person.url}/reminders`, body: { ...PILL, times } });
    expect((await create(HOURS.slice(0, 5))).status).toBe(200);
    for (const times of [HOURS.slice(0, 6), HOURS]) {
      const refused = await create(times);
      expect(refused.status).toBe(400);
      expect(refused.json.fields.times).toBe('Como mucho 6 horas al día.');
    }
  });

  it('a reminder of eight hours keeps them, and gets no ninth', async ({ town, person }) => {
    const eight = [...HOURS, '23:00'];
    const [id = ''] = await keep(town, person, 1, eight.join());
    const change = (times: string[]) =>
      person.ask({ method: 'PATCH', url: `${person.url}/reminders/${id}`, body: { times } });
    expect((await change([...eight.slice(0, 7), '23:30'])).status).toBe(200);
    expect((await change([...eight, '09:00'])).status).toBe(400);
  });
});
