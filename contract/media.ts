import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId } from './fields.ts';

export const stats = endpoint({
  method: 'GET',
  path: '/api/users/:id/media/stats',
  summary: 'How many memories, and how many of them are favourites.',
  audience: ['user', 'support', 'admin'],
  consent: { support: 'family', admin: 'municipal' },
  familyRefusal: 'memories_not_shared',
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
  response: z.object({ totalFiles: z.int(), favorites: z.int() }),
});
