import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from './testing/access-actors.ts';
import { ACCESS_TABLE } from './testing/access-expected.ts';
import { REQUESTED, rightRequest } from './testing/access-requests.ts';
import { openScenario, type Scenario } from './testing/access-scenario.ts';
import { credentialsOf } from './testing/credentials.ts';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { type Answer, openTown } from './testing/town.ts';

const endpoints = await declaredEndpoints();

/** Actors who are nobody, or nothing to the person: no answer whatever may tell them of her. */
const NO_BUSINESS: ReadonlySet<ActorName> = new Set([
  'stranger',
  'neighbour',
  'outsider',
  'unlinked',
  'support-elsewhere',
  'admin-elsewhere',
  'expired',
  'revoked',
  'deactivated',
]);
const CONSENTS = ['withConsent', 'withoutConsent'] as const;
const NOBODY: ReadonlySet<ActorName> = new Set(['stranger', 'expired', 'revoked', 'deactivated']);

describe('the access table', () => {
  it('has a row for every declared endpoint, and no other', () => {
    expect([...ACCESS_TABLE.keys()].toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  it('has a status for every actor in every row', () => {
    for (const row of ACCESS_TABLE.values()) {
      for (const actor of ACTORS) expect(row[actor].withConsent).toBeGreaterThanOrEqual(200);
    }
  });

  it('has no request for an endpoint that is gone', () => {
    expect(REQUESTED.filter((name) => !ACCESS_TABLE.has(name))).toEqual([]);
  });
});

it('the server serves under /api what is declared, its description, and nothing else', async () => {
  const routes: string[] = [];
  const onInstance = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route: RouteOptions) => {
      for (const method of [route.method].flat()) routes.push(`${method} ${route.url}`);
    });
  };
  subscribe('fastify.initialization', onInstance);
  const town = await openTown('sqlite');
  unsubscribe('fastify.initialization', onInstance);
  await town.close();
  const answered = routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route));
  const declared = endpoints.map(nameOf);
  expect(answered.filter((route) => /^\w+ \/(api|health)/.test(route)).toSorted()).toEqual(
    [...declared, 'GET /api/openapi.json'].toSorted(),
  );
});

onBothEngines('access', (it) => {
  it.for(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers every actor with the status of the table, and with no byte of others',
    async ([name, endpoint], { sharedScenario }) => {
      const answered: Record<string, number> = {};
      const leaks: Record<string, string[]> = {};
      for (const actor of ACTORS) {
        for (const consent of actor === 'admin' ? CONSENTS : ['withConsent' as const]) {
          const scenario = await openScenario(sharedScenario, {
            family_consent: actor === 'no-consent' ? 0 : 1,
            municipal_consent: consent === 'withConsent' ? 1 : 0,
            is_active: actor === 'deactivated' ? 0 : 1,
          });
          const request = await rightRequest(endpoint, scenario);
          const credentials = await credentialsOf(actor, scenario);
          const answer = await sharedScenario.town.ask({ ...request, ...credentials });
          answered[`${actor} ${consent}`] = answer.status;
          const leaked = leaksOf(actor, answer, scenario);
          if (leaked.length > 0) leaks[actor] = leaked;
          if (answer.status >= 400) expectRefusal(answer);
        }
      }
      expect(answered).toEqual(expectedOf(name));
      expect(leaks).toEqual({});
    },
  );
});

function expectedOf(name: string): Record<string, number | undefined> {
  const row = ACCESS_TABLE.get(name);
  return {
    ...Object.fromEntries(
      ACTORS.map((actor) => [`${actor} withConsent`, row?.[actor].withConsent]),
    ),
    'admin withoutConsent': row?.admin.withoutConsent,
  };
}

/** Refusals and whatever reaches nobody hold no byte of anybody; strangers to the person, none of hers. */
function leaksOf(actor: ActorName, answer: Answer, scenario: Scenario): string[] {
  const said = JSON.stringify(answer.headers) + answer.text;
  const refused = answer.status >= 400;
  if (refused || NOBODY.has(actor)) return found(scenario.ofAnybody, said);
  return NO_BUSINESS.has(actor) ? found(scenario.ofPerson, said) : [];
}

const found = (bytes: readonly string[], said: string) => bytes.filter((b) => said.includes(b));

function expectRefusal({ json }: Answer) {
  expect(Object.keys(json).toSorted()).toEqual(['code', 'error']);
  expect(json.error).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡][^<>{}]+$/);
  expect(json.code).toMatch(/^[a-z_]+$/);
}
