import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { updateCachedQuery } from './update-cached-query.ts';

const KEY = ['GET', '/said'];
const add =
  (word: string) =>
  (known: string[] = []) => [...known, word];

/** A query that is being looked at; its answers come when the test says so, in the order of the questions. */
function openQuery() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: PromiseWithResolvers<string[]>[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string[]>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver<string[]>(client, { queryKey: KEY, queryFn });
  observer.subscribe(() => undefined);
  const known = () => observer.getCurrentResult().data;
  return { client, asked, known };
}

it('a change of an answer that is known asks the server nothing', async () => {
  const { client, asked, known } = openQuery();
  asked[0]?.resolve(['hola']);
  await eventually(() => expect(known()).toEqual(['hola']));
  updateCachedQuery(client, KEY, add('adiós'));
  expect(known()).toEqual(['hola', 'adiós']);
  expect(asked).toHaveLength(1);
});

it('a change of an answer is not undone by an answer that was given before', async () => {
  const { client, asked, known } = openQuery();
  updateCachedQuery(client, KEY, add('adiós'));
  asked[0]?.resolve([]);
  await eventually(() => expect(asked).toHaveLength(2));
  expect(known()).toEqual(['adiós']);
  asked[1]?.resolve(['hola', 'adiós']);
  await eventually(() => expect(known()).toEqual(['hola', 'adiós']));
});

it('a change of an answer asks the server where the first question had failed', async () => {
  const { client, asked, known } = openQuery();
  asked[0]?.reject(new Error('no line'));
  await eventually(() => expect(client.isFetching()).toBe(0));
  updateCachedQuery(client, KEY, add('adiós'));
  expect(known()).toEqual(['adiós']);
  asked[1]?.resolve(['hola', 'adiós']);
  await eventually(() => expect(known()).toEqual(['hola', 'adiós']));
});

it('a change of an answer that is not known changes nothing', async () => {
  const { client, asked, known } = openQuery();
  updateCachedQuery<string[]>(client, KEY, (words) => words?.toReversed());
  expect(known()).toBeUndefined();
  asked[0]?.resolve(['hola']);
  await eventually(() => expect(known()).toEqual(['hola']));
});
