import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, instant } from './fields.ts';

/** Messages are deleted when the person leaves the chat; this instant is all that stays of them. */
export const last = endpoint({
  method: 'GET',
  path: '/api/users/:id/chat/last',
  summary: 'When the person last talked to the assistant, or null.',
  audience: ['user'],
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
  response: z.object({ at: instant.nullable() }),
});
