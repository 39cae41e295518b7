import type { Person } from './accounts.ts';
import { START, type Town } from './town.ts';

/** What a person's browser reports, and the figures made of it. */
export function activityOf(town: Town, person: Person) {
  const report = (body: unknown, headers: Record<string, string> = {}) =>
    person.ask({
      method: 'POST',
      url: `${person.url}/activity`,
      body,
      headers,
    });
  const metrics = (startDate: string, endDate: string) =>
    person.ask({
      url: `${person.url}/metrics?startDate=${startDate}&endDate=${endDate}`,
    });
  const today = async () => (await metrics(START, START)).json;
  const secondsToday = async () =>
    (
      await town.db
        .selectFrom('activity_days')
        .select('seconds')
        .where('user_id', '=', person.id)
        .execute()
    )
      .map((row) => row.seconds)
      .reduce((a, b) => a + b, 0);
  return { report, metrics, today, secondsToday };
}
