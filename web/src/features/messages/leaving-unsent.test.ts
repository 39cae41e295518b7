import 'fake-indexeddb/auto';
import { answerMessage } from '@encina/contract/messages';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { send } from '../../lib/offline/outbox.ts';
import { eventually } from '../../testing/eventually.ts';
import { outboxWorld } from '../../testing/outbox-world.ts';
import { letGo } from './messages.queries.ts';

const { fetched } = outboxWorld();

it('a message whose answer is on its first way is not let go before it', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => answer.promise);
  const sent = send(answerMessage, {
    userId: 'ana',
    params: { id: 'ana', messageId: 'hola' },
    body: { answer: 'liked' },
    what: 'tu respuesta a un mensaje',
  });
  await eventually(() => expect(fetched).toHaveBeenCalledOnce());
  await letGo(new QueryClient(), 'ana', { ids: ['hola'], keep: undefined });
  expect(fetched).toHaveBeenCalledOnce();
  answer.resolve(Response.json({}));
  await sent;
});
