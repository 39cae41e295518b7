import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { ACTORS } from './testing/access-actors.ts';
import { rightRequest } from './testing/access-requests.ts';
import { openScenario, type Scenario } from './testing/access-scenario.ts';
import { type Credentials, credentialsOf } from './testing/credentials.ts';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { malformedRequest } from './testing/malformed-requests.ts';

vi.mock('@node-rs/argon2', () => import('./testing/cheap-argon2.ts'));

const RUNS = 30;
const endpoints = await declaredEndpoints();

onBothEngines('an odd request', (it) => {
  it.for(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'to %s is neither a fault of the server nor shows its inside',
    async ([_, endpoint], { sharedScenario }) => {
      const consents = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
      const scenario: Scenario = await openScenario(sharedScenario, consents);
      const all: Credentials[] = [];
      for (const actor of ACTORS) all.push(await credentialsOf(actor, scenario));
      const right = await rightRequest(endpoint, scenario);
      const property = fc.asyncProperty(
        fc.constantFrom(...all),
        malformedRequest(endpoint),
        async (credentials, oddly) => {
          const answer = await sharedScenario.town.ask({ ...credentials, ...oddly(right) });
          const { status, json, text } = answer;
          expect(status).toBeLessThan(500);
          if (status < 400) return;
          expect(Object.keys(json).filter((key) => key !== 'fields')).toEqual(['error', 'code']);
          expect(json.error).toMatch(/^[\p{Lu}¿¡]/u);
          expect(text).not.toMatch(/\n\s+at |node_modules|sqlite|postgres|syntax error|<html/i);
        },
      );
      await fc.assert(property, { numRuns: RUNS });
    },
  );
});
