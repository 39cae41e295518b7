import { z } from 'zod';
import { figures, hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, secondsAgo } from './fields.ts';

export const moodKind = z.enum(['good', 'fair', 'bad']);
export type MoodKind = z.output<typeof moodKind>;

/** What a person said to "¿Cómo estás hoy?", a local day each. */
export const mood = z.object({ day: z.string(), mood: moodKind });
export type Mood = z.output<typeof mood>;

export const moods = endpoint(figures('/api/users/:id/metrics/moods'), {
  summary: 'How she said she was in the last days, latest first.',
  query: z.object({ days: amount(30, 7) }),
  response: z.array(mood),
});

export const sayMood = endpoint(hers('PUT', '/api/users/:id/metrics/moods/today'), {
  summary:
    'Says how she is today, or was on the day on which she said it; said again, the last one counts.',
  body: z.object({ mood: moodKind, secondsAgo: secondsAgo.optional() }),
  response: mood,
});

export const takeMoodBack = endpoint(hers('DELETE', '/api/users/:id/metrics/moods/today'), {
  summary:
    'Takes back what she said of today, or of the day on which she took it back, as if nobody had asked.',
  body: z.object({ secondsAgo: secondsAgo.optional() }).optional(),
});
