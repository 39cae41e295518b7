import { z } from 'zod';
import { hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, instant, secondsAgo } from './fields.ts';
import { isPossible } from './possible-scores.ts';

export const gameType = z.enum([
  'memory-cards',
  'number-sequence',
  'pattern-memory',
  'visual-memory',
  'sudoku',
  'puzzle',
  'math',
]);
export type GameType = z.output<typeof gameType>;

/** `normal` in the games that have one level or become harder by themselves, `medium` where the player chooses. */
export const difficulty = z.enum(['easy', 'normal', 'medium', 'hard']);

const round = z.object({
  gameType,
  /** Points of the game's own formula. */
  score: z.int().min(0),
  timeSeconds: z
    .int()
    .min(0)
    .max(7 * 86_400),
  difficulty,
  /** False where nothing counted down: "Sin prisa". */
  timed: z.boolean().default(true),
});

export const score = round.extend({ id, timed: z.boolean(), completedAt: instant });
export type Score = z.output<typeof score>;

/** As many rounds as are told of where nobody asks for more. */
export const LAST_ROUNDS = 5;

export const recentScores = endpoint(hers('GET', '/api/users/:id/scores'), {
  summary: 'Last scores, newest first; of one game where it is named.',
  query: z.object({
    limit: amount(100, LAST_ROUNDS),
    gameType: gameType.optional(),
  }),
  response: z.array(score),
});

export const bestScore = endpoint(hers('GET', '/api/users/:id/scores/best'), {
  summary: "The person's own highest score of a game, at one difficulty where it is named.",
  query: z.object({ gameType, difficulty: difficulty.optional() }),
  response: z.object({ best: score.nullable() }),
});

export const saveScore = endpoint(hers('POST', '/api/users/:id/scores'), {
  summary: 'Keeps what came of a round. With the same Idempotency-Key it is kept once.',
  body: round
    .extend({
      /** How long ago it ended, where it could not be sent at once. */
      secondsAgo: secondsAgo.default(0),
    })
    .refine(isPossible, 'Ese resultado no es posible en este juego.'),
  response: score,
});
