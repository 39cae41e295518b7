import { list } from '@encina/contract/chat';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKey } from '../../lib/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { leave } from './chat.queries.ts';

afterEach(() => vi.unstubAllGlobals());

const SAID = { id: '1', sender: 'user', content: 'hola', timestamp: '', choices: [] };

/** A conversation with one message of hers, and a server that answers when it is told to. */
function conversation(messages: readonly object[] = [SAID]) {
  const client = new QueryClient();
  client.setQueryData(queryKey(list, { params: { id: 'ana' } }), messages);
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return new Promise((resolve) => {
      answers.push(() => resolve(new Response(null, { status: 204 })));
    });
  });
  return { client, sent, answer: () => answers.shift()?.() };
}

const COUNT = 'POST /api/users/ana/activity';
const DELETE = 'DELETE /api/users/ana/chat';

it('who leaves the chat has her messages counted first, and then deleted', async () => {
  const { client, sent, answer } = conversation();
  leave(client, 'ana');
  await Promise.resolve();
  expect(sent).toEqual([COUNT]);
  answer();
  await eventually(() => expect(sent).toEqual([COUNT, DELETE]));
});

it('who leaves before her first answer has come has it deleted all the same', async () => {
  const { client, sent } = conversation([]);
  leave(client, 'ana', { isAsking: true });
  await eventually(() => expect(sent).toEqual([DELETE]));
});

it('who leaves without a word sends nothing', () => {
  const { client, sent } = conversation([]);
  leave(client, 'ana');
  expect(sent).toEqual([]);
});

it('a page that closes sends both at once, the count before the deletion', () => {
  const { client, sent } = conversation();
  leave(client, 'ana', { isClosing: true });
  expect(sent).toEqual([COUNT, DELETE]);
});
