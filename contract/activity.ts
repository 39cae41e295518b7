import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, day, instant } from './fields.ts';

const byUser = { kind: 'user', in: 'params', name: 'id' } as const;

export const metrics = z.object({
  totalMinutes: z.int(),
  activeDays: z.int(),
  remindersViewed: z.int(),
  gamesPlayed: z.int(),
  chatMessages: z.int(),
  dailyActivity: z.array(z.object({ day, minutes: z.int() })),
});
export type Metrics = z.output<typeof metrics>;

export const period = endpoint({
  method: 'GET',
  path: '/api/users/:id/metrics',
  summary:
    'Activity of the local days between two instants, 400 days at most; days without activity have 0 minutes.',
  audience: ['user', 'support', 'admin'],
  consent: { support: 'family', admin: 'municipal' },
  subject: byUser,
  params: byId,
  query: z.object({ startDate: instant, endDate: instant }),
  response: metrics,
});

export const report = endpoint({
  method: 'POST',
  path: '/api/users/:id/activity',
  summary:
    'Reports seconds with the view open; never credits more than the wall time since the report before.',
  audience: ['user'],
  subject: byUser,
  params: byId,
  body: z.object({
    seconds: z.int().min(0).max(86_400).optional(),
    remindersViewed: z.int().min(0).max(1_000).optional(),
    chatSessionMessages: z.int().min(0).max(10_000).optional(),
  }),
});
