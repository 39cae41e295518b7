import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { rightRequest } from './testing/access-requests.ts';
import { ACTORS } from './testing/access-table.ts';
import { type Credentials, credentialsOf } from './testing/credentials.ts';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { oddRequest } from './testing/odd-requests.ts';
import { openScene, type Scene } from './testing/scene.ts';

vi.mock('@node-rs/argon2', () => import('./testing/cheap-argon2.ts'));

const RUNS = 30;
const endpoints = await declaredEndpoints();

onBothEngines('an odd request', (it) => {
  it.for(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'to %s is neither a fault of the server nor shows its inside',
    async ([_, endpoint], { stage }) => {
      const consents = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
      const scene: Scene = await openScene(stage, consents);
      const all: Credentials[] = [];
      for (const actor of ACTORS) all.push(await credentialsOf(actor, scene));
      const right = await rightRequest(endpoint, scene);
      const property = fc.asyncProperty(
        fc.constantFrom(...all),
        oddRequest(endpoint),
        async (credentials, oddly) => {
          const answer = await stage.town.ask({ ...credentials, ...oddly(right) });
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
