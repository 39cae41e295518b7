import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { ACTORS } from './testing/access-actors.ts';
import { ACCESS_TABLE } from './testing/access-expected.ts';
import { rightRequest } from './testing/access-requests.ts';
import { openScenario, shareScenario } from './testing/access-scenario.ts';
import { credentialsOf } from './testing/credentials.ts';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { emptyTestDatabase } from './testing/engines.ts';
import { notPortableIn } from './testing/portable-sql.ts';
import { openTownAt } from './testing/town.ts';

/** Why we use it all the same (decision 0051). */
const KNOWN: Readonly<Record<string, string>> = {
  'triggers of whole statements': 'one of migration 0026, which keeps TRUNCATE from the staff log',
};

it.for([
  ['select pg_advisory_lock(1)', 'advisory locks'],
  ['LISTEN jobs', 'notifications'],
  ['create table t (id bigserial primary key)', 'a counter that every insert waits for'],
  ['set search_path to town', 'what lasts as long as a connection'],
  [
    'create constraint trigger t after insert on u deferrable for each row execute function f()',
    'triggers that wait for the end of a transaction',
  ],
] as const)('%s is not portable: %s', ([statement, what]) => {
  expect(notPortableIn(statement)).toEqual([what]);
});

it('what the server sends to PostgreSQL, from its first migration through every endpoint and job, is portable', async () => {
  const statements = new Set<string>();
  const query = vi.spyOn(pg.Client.prototype, 'query').mockName('query');
  const noted = () => {
    for (const [given] of query.mock.calls as unknown as [string | pg.QueryConfig][]) {
      statements.add(typeof given === 'string' ? given : (given?.text ?? ''));
    }
    query.mockClear();
  };
  const town = await openTownAt(await emptyTestDatabase('postgres'));
  const shared = await shareScenario(town);
  for (const endpoint of await declaredEndpoints()) {
    const row = ACCESS_TABLE.get(nameOf(endpoint));
    const actor = ACTORS.find((name) => (row?.[name].withConsent ?? 500) < 300);
    const scenario = await openScenario(shared, {
      family_consent: 1,
      municipal_consent: 1,
      is_active: 1,
    });
    const request = await rightRequest(endpoint, scenario);
    await town.ask({ ...request, ...(await credentialsOf(actor ?? 'stranger', scenario)) });
    noted();
  }
  await town.app.jobs.start();
  await town.app.jobs.runDue();
  await town.app.jobs.stop();
  noted();
  await town.close();
  expect(statements.size).toBeGreaterThan(300);
  const found = [...statements].flatMap((statement) =>
    notPortableIn(statement).map((what) => [what, statement] as const),
  );
  expect(found.filter(([what]) => !(what in KNOWN))).toEqual([]);
  expect(new Set(found.map(([what]) => what))).toEqual(new Set(Object.keys(KNOWN)));
});
