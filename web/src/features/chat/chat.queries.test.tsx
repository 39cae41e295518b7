import type { ChatMessage } from '@encina/contract/chat';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepExchange, useConversation } from './chat.queries.ts';

const message = (id: string, sender: ChatMessage['sender'], content: string): ChatMessage => ({
  id,
  sender,
  content,
  timestamp: '2026-03-02T09:00:00.000Z',
  choices: [],
  door: null,
  opensNow: false,
  phones: [],
});
const EARLIER = message('1', 'user', '¿Qué día es?');
const EXCHANGE = {
  userMessage: message('2', 'user', 'hola'),
  assistantMessage: message('3', 'assistant', 'Buenos días'),
};

function Log() {
  const { data = [] } = useConversation('maria');
  return <p>{data.map(({ content }) => content).join(', ')}</p>;
}

/** A server whose answers to the list come when the test says so, in the order of the questions. */
async function openLog() {
  const answers: ((list: readonly ChatMessage[]) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push((list) => resolve(Response.json(list)));
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Log />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  return { client, answers };
}

afterEach(() => vi.unstubAllGlobals());

it('shows an exchange under what was said before, without asking again', async () => {
  const { client, answers } = await openLog();
  answers[0]?.([EARLIER]);
  await screen.findByText('¿Qué día es?');
  keepExchange(client, 'maria', EXCHANGE);
  await screen.findByText('¿Qué día es?, hola, Buenos días');
  expect(answers).toHaveLength(1);
});

it('keeps an exchange that was quicker than the list of what was said before', async () => {
  const { client, answers } = await openLog();
  keepExchange(client, 'maria', EXCHANGE);
  answers[0]?.([]);
  await screen.findByText('hola, Buenos días');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getByText('hola, Buenos días')).toBeDefined();
  answers[1]?.([EARLIER, EXCHANGE.userMessage, EXCHANGE.assistantMessage]);
  await screen.findByText('¿Qué día es?, hola, Buenos días');
});
