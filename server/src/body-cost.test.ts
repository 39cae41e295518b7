import type { AnyEndpoint } from '@encina/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT } from './core/http.ts';
import { parseJsonBody } from './core/json-body.ts';
import { addAdmin } from './testing/accounts.ts';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { onBothEngines } from './testing/fixtures.ts';

const ATTEMPTS = 6;
const DEAREST_TO_PARSE = `["${'\\\\'.repeat(2_500_000)}"]`;
/**
 * Of the processor, in ms: what one body may take of the thread that answers everybody. Measured by what this machine
 * takes for the bare parsing of the dearest one: some 250 ms where that is 17.
 */
const MOST_MS: number = 15 * leastCost(() => JSON.parse(DEAREST_TO_PARSE), 0);

const endpoints = (await declaredEndpoints()).filter(({ body }) => body !== undefined);

it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'the largest body of %s leaves the loop to others',
  (_, endpoint) => {
    for (const text of largestBodies(endpoint)) {
      expect(leastCost(() => read(endpoint, text))).toBeLessThan(MOST_MS);
    }
  },
);

/**
 * In ms of the processor. Once in a while the collector of rubbish works in between: what is dear is tried again.
 * @param enough below which it is not
 */
function leastCost(work: () => void, enough = MOST_MS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= enough; attempt += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

function read({ body }: AnyEndpoint, text: string): void {
  try {
    body?.safeParse(parseJsonBody(text));
  } catch {
    // Refused: what counts is how soon.
  }
}

/** Bodies of the size that is admitted, each the worst of its kind for a parser or for a rule. */
function* largestBodies({ body, bodyLimit = BODY_LIMIT }: AnyEndpoint): Iterable<string> {
  const repeat = (text: string) => text.repeat(bodyLimit / text.length);
  yield `${'['.repeat(bodyLimit / 2)}${']'.repeat(bodyLimit / 2)}`;
  yield `{${Array.from({ length: bodyLimit / 12 }, (_, at) => `"${at}":0`).join()}}`;
  yield `[${repeat('"\\u0041",').slice(0, -1)}]`;
  yield `["${repeat('\\\\')}"]`;
  if (!(body instanceof z.ZodObject)) return;
  for (const name of Object.keys(body.shape)) {
    for (const filling of ['a', ' ', '1', 'á', '@a.', 'a b ']) {
      yield JSON.stringify({ [name]: repeat(filling).slice(0, bodyLimit / 2) });
    }
    yield JSON.stringify({ [name]: `data:image/png;base64,${repeat('A').slice(40)}` });
    yield JSON.stringify({ [name]: Array.from({ length: bodyLimit / 4 }, () => 1) });
    yield JSON.stringify({ [name]: Array.from({ length: bodyLimit / 16 }, () => ({ a: {} })) });
  }
}

onBothEngines('whoever is not logged in', (it) => {
  const url = '/api/municipalities';
  const large = { name: 'Pueblo', photo: `data:image/png;base64,${'A'.repeat(BODY_LIMIT)}` };

  it('sends no more than 64 KB, whatever the endpoint takes from others', async ({ town }) => {
    const answer = await town.ask({ method: 'POST', url, body: large });
    expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } });
    const { status } = await (await addAdmin(town)).ask({ method: 'POST', url, body: large });
    expect(status).not.toBe(413);
  });

  it('says how much it sends, or is refused', async ({ town }) => {
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    const answer = await town.ask({ method: 'POST', url, headers, body: '{"name":"A"}' });
    expect(answer.status).toBe(413);
  });
});
