import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openTown } from './testing/town.ts';

/** In bytes: what a client downloads. */
const MOST_BYTES = 400_000;

const rules = {
  'operation-tag-defined': 'error',
  // No id is a word of ours: `/users/imports/{key}` is never `/users/{id}/photo`.
  'no-ambiguous-paths': 'off',
} as const;

async function description() {
  const town = await openTown('sqlite');
  const answer = await town.ask({ url: '/api/openapi.json' });
  await town.close();
  return answer;
}

it('the description of the API gives a linter nothing to say', async () => {
  const { text } = await description();
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source: text, config });
  const said = problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`,
  );
  expect(said).toEqual([]);
});

it('the description of the API is small enough to be read at once', async () => {
  const { text } = await description();
  expect(text.length).toBeLessThan(MOST_BYTES);
});
