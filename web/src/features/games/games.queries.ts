import type { BodyIn } from '@encina/contract/endpoint';
import {
  bestScore,
  type GameType,
  LAST_ROUNDS,
  recentScores,
  type Score,
  saveScore,
} from '@encina/contract/games';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { ConnectionError } from '../../lib/api-error.ts';
import { send } from '../../lib/offline/outbox.ts';
import { asking, useInvalidate } from '../../lib/queries.ts';

const lastFive = (id: string) => ({ params: { id }, query: { limit: LAST_ROUNDS } });
export const recentScoresKey = (id: string) => queryKey(recentScores, lastFive(id));

/** The last five rounds, of all games; the home card says when. */
export function useRecentScores(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({ ...asking(recentScores, lastFive(id)), enabled });
}

/** As many rounds as today's choice looks back on: some weeks of them. */
export function useManyScores(id: string) {
  return useQuery(asking(recentScores, { params: { id }, query: { limit: 100 } }));
}

/** The last five rounds of a game. */
export function useGameScores(id: string, gameType: GameType) {
  return useQuery(asking(recentScores, { params: { id }, query: { limit: 5, gameType } }));
}

/** The person's own best of a game, at a difficulty where she chooses it. */
export function useBestScore(id: string, gameType: GameType, difficulty?: Score['difficulty']) {
  const input = { params: { id }, query: { gameType, difficulty } };
  return useQuery({
    queryKey: queryKey(bestScore, input),
    queryFn: async () => (await call(bestScore, input)).best,
  });
}

interface EndedRound {
  /** Names the round: however often it is sent, it is kept once. */
  readonly key: string;
  readonly round: Omit<BodyIn<typeof saveScore>, 'secondsAgo'>;
}

/** Keeps a result on the device and sends it; an error says that it waits for the connection. */
export function useSaveScore(userId: string) {
  return useMutation({
    mutationFn: async ({ key, round }: EndedRound) => {
      const params = { id: userId };
      const what = 'el resultado de un juego';
      const sent = await send(saveScore, {
        userId,
        key,
        params,
        body: round,
        what,
        tellsWhen: true,
      });
      if (sent.waits) throw new ConnectionError();
    },
    onSuccess: useInvalidate(recentScores, bestScore),
  });
}
