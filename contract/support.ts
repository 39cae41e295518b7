import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';

export const message = z.object({
  id,
  createdAt: instant,
  seen: z.boolean(),
  type: z.enum(['text', 'image', 'video']),
  content: z.string(),
  mediaUrl: z.string().nullable(),
  /** Name of the relative or carer who wrote. */
  authorName: z.string(),
});
export type SupportMessage = z.output<typeof message>;

export const messages = endpoint({
  method: 'GET',
  path: '/api/users/:id/support-messages',
  summary:
    'Messages from relatives and carers, newest first, 200 at most; answers 304 when nothing changed.',
  audience: ['user'],
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
  response: z.array(message),
});
