import { addSupportPerson, type Client, type Person } from './accounts.ts';
import { ALERT_SETTINGS } from './alerts.ts';
import type { Fixtures } from './fixtures.ts';
import { PILL, remindersOf } from './reminders.ts';
import type { Town } from './town.ts';

const OCCURRENCE = '2026-11-20T18:00';

/** A pill of six in the evening, and what is done with it as the clock goes on. */
function eveningOf(town: Town, person: Person) {
  const reminders = remindersOf(person);
  /** Moves the clock of the day on and does what is due by then. */
  const at = async (time: string) => {
    town.at(`2026-11-20T${time}:00.000Z`);
    await town.app.jobs.runDue();
  };
  const list = async (table: 'notices' | 'access_log', column: 'body' | 'shown') =>
    (await town.db.selectFrom(table).select(column).orderBy('id').execute()).map((row) =>
      Object.values(row).join(),
    );
  const pill = async (more: object = {}) =>
    (await reminders.create({ ...PILL, recurrency: 'daily', ...more })).id as string;
  /** A pill that rings at six; a daughter who is told of it half an hour later. */
  const ring = async (more?: object) => {
    const id = await pill(more);
    await at('17:00');
    return id;
  };
  const warn = async () => {
    const id = await ring();
    await at('17:30');
    return id;
  };
  return {
    at,
    pill,
    ring,
    warn,
    alerts: async (client: Client) => (await client.ask({ url: '/api/support/alerts' })).json,
    take: async (client: Client, id: string) =>
      client.ask({ method: 'POST', url: `/api/support/alerts/${id}/take` }),
    save: (changes: object = {}) =>
      person.ask({
        method: 'PUT',
        url: `${person.url}/alerts/settings`,
        body: { ...ALERT_SETTINGS, ...changes },
      }),
    answer: async (id: string, state: string, more: object = {}) =>
      reminders.ask('PUT', `/${id}/occurrences/${OCCURRENCE}`, { state, ...more }),
    /** She looks at something: her tablet is heard from. */
    look: () => person.ask({ url: person.url }),
    /** In words: what only takes others from a screen has none. */
    notices: async () => (await list('notices', 'body')).filter((body) => body !== ''),
    logged: () => list('access_log', 'shown'),
    told: async () =>
      (
        await town.db
          .selectFrom('alert_steps')
          .select(['told_name', 'told_at', 'back_at'])
          .orderBy('told_at')
          .execute()
      ).map(({ told_name, told_at }) => `${told_name} ${told_at.slice(11, 16)}`),
  };
}

/** A daughter and a neighbour who are told one after the other, then the town hall. */
export const withFamily = (base: Fixtures) =>
  base
    .extend('daughter', ({ town, person }) =>
      addSupportPerson(town, [person.id], { name: 'Lucía' }),
    )
    .extend('neighbour', ({ town, person }) =>
      addSupportPerson(town, [person.id], { name: 'Carmen' }),
    )
    .extend('evening', async ({ town, person, daughter, neighbour }) => {
      for (const table of ['jobs', 'notices', 'access_log', 'alerts', 'reminders'] as const) {
        await town.db.deleteFrom(table).execute();
      }
      const evening = eveningOf(town, person);
      await evening.save({ people: [daughter.id, neighbour.id] });
      return evening;
    });
