import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';

export const gameType = z.enum([
  'memory-cards',
  'number-sequence',
  'pattern-memory',
  'visual-memory',
  'sudoku',
  'puzzle',
  'math',
]);

export const score = z.object({
  id,
  gameType,
  score: z.int(),
  timeSeconds: z.int(),
  difficulty: z.string(),
  completedAt: instant,
});
export type Score = z.output<typeof score>;

export const recentScores = endpoint({
  method: 'GET',
  path: '/api/users/:id/scores',
  summary: 'Last scores, newest first.',
  audience: ['user'],
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(5) }),
  response: z.array(score),
});
