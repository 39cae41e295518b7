import type { Tables } from '../db/schema.ts';
import type { Person } from './accounts.ts';
import { type Ask, START } from './town.ts';

/** 17:05 in Madrid, a Friday. */
export const PILL = {
  title: 'Pastilla',
  dateTime: '2026-11-20T17:00:00.000Z',
  category: 'Medicación',
};

/** What a person asks of her reminders. */
export function remindersOf(person: Person) {
  const ask = (method: Ask['method'], path = '', body?: unknown, headers = {}) =>
    person.ask({
      method: method ?? 'GET',
      url: `${person.url}/reminders${path}`,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  const create = async (body: object) => (await ask('POST', '', body)).json;
  const times = async (path: string) =>
    (await ask('GET', path)).json.map((it: { occurrence: string }) => it.occurrence);
  const stats = async () => (await ask('GET', '/stats')).json;
  return { ask, create, times, stats };
}

type Row = Tables['reminders'];

/** A daily pill at six, as it lies in the database, but for what is said. */
export const reminderRow = (
  given: Pick<Row, 'id' | 'user_id'> & { readonly [Column in keyof Row]?: Row[Column] },
): Row => ({
  title: 'Pastilla de la tensión',
  description: '',
  category: 'Medicación',
  recurrency: 'daily',
  starts_at: '2026-11-01T18:00',
  weekdays: '',
  times: '',
  until: null,
  rule_since: START,
  created_at: START,
  written_by: null,
  written_by_name: null,
  ...given,
});
