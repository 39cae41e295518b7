import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';

const own = {
  audience: ['user'],
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
} as const;

/** Rows that a list of one's own data carries at most; the export has all of them. */
export const MOST_ROWS = 500;

export const look = z.object({
  id,
  /** Somebody of the family or a carer; or somebody of the town hall. */
  viewer: z.enum(['family', 'staff']),
  viewerName: z.string(),
  shown: z.enum(['reminders', 'memories', 'metrics']),
  seenAt: instant,
});
export type Look = z.output<typeof look>;

export const looks = endpoint({
  ...own,
  method: 'GET',
  path: '/api/users/:id/looks',
  summary: 'Each look of somebody else at the person’s data, newest first, 500 at most.',
  response: z.array(look),
});
