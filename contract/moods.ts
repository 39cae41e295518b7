import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId } from './fields.ts';

export const moodKind = z.enum(['good', 'fair', 'bad']);
export type MoodKind = z.output<typeof moodKind>;

/** What a person said to "¿Cómo estás hoy?", a local day each. */
export const mood = z.object({ day: z.string(), mood: moodKind });
export type Mood = z.output<typeof mood>;

const byUser = { kind: 'user', in: 'params', name: 'id' } as const;

export const moods = endpoint({
  method: 'GET',
  path: '/api/users/:id/metrics/moods',
  summary: 'How she said she was in the last days, latest first.',
  audience: ['user', 'support', 'admin'],
  consent: { support: 'family', admin: 'municipal' },
  shows: 'metrics',
  subject: byUser,
  params: byId,
  query: z.object({ days: z.coerce.number().int().min(1).max(30).default(7) }),
  response: z.array(mood),
});

export const sayMood = endpoint({
  method: 'PUT',
  path: '/api/users/:id/metrics/moods/today',
  summary: 'Says how she is today; said again, the last one counts.',
  audience: ['user'],
  subject: byUser,
  params: byId,
  body: z.object({ mood: moodKind }),
  response: mood,
});

export const takeMoodBack = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/metrics/moods/today',
  summary: 'Takes back what she said of today, as if nobody had asked.',
  audience: ['user'],
  subject: byUser,
  params: byId,
});
