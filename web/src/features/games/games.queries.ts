import {
  bestScore,
  type GameType,
  LAST_ROUNDS,
  recentScores,
  type Score,
} from '@encina/contract/games';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { type QueuedScore, queuedScores, queueScore, sendQueuedScores } from './score-queue.ts';

const lastFive = (id: string) => ({ params: { id }, query: { limit: LAST_ROUNDS } });
export const recentScoresKey = (id: string) => queryKey(recentScores, lastFive(id));

/** The last five rounds, of all games; the home card says when. */
export function useRecentScores(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: recentScoresKey(id),
    queryFn: () => call(recentScores, lastFive(id)),
    enabled,
  });
}

/** As many rounds as today's choice looks back on: some weeks of them. */
export function useManyScores(id: string) {
  const input = { params: { id }, query: { limit: 100 } };
  return useQuery({
    queryKey: queryKey(recentScores, input),
    queryFn: () => call(recentScores, input),
  });
}

/** The last five rounds of a game. */
export function useGameScores(id: string, gameType: GameType) {
  const input = { params: { id }, query: { limit: 5, gameType } };
  return useQuery({
    queryKey: queryKey(recentScores, input),
    queryFn: () => call(recentScores, input),
  });
}

/** The person's own best of a game, at a difficulty where she chooses it. */
export function useBestScore(id: string, gameType: GameType, difficulty?: Score['difficulty']) {
  const input = { params: { id }, query: { gameType, difficulty } };
  return useQuery({
    queryKey: queryKey(bestScore, input),
    queryFn: async () => (await call(bestScore, input)).best,
  });
}

function useSendQueuedScores(userId: string) {
  const client = useQueryClient();
  return async () => {
    const sent = await sendQueuedScores(userId);
    if (sent > 0) {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKey(recentScores) }),
        client.invalidateQueries({ queryKey: queryKey(bestScore) }),
      ]);
    }
  };
}

/** Keeps a result on the device and sends it; an error says that it waits for the connection. */
export function useSaveScore(userId: string) {
  const send = useSendQueuedScores(userId);
  return useMutation({
    mutationFn: async (waiting: QueuedScore) => {
      queueScore(userId, waiting);
      await send();
    },
  });
}

/** Sends what waits on this device: now, and when the connection comes back. */
export function useQueuedScores(userId: string): void {
  const send = useSendQueuedScores(userId);
  const { mutate } = useMutation({ mutationFn: send });
  useEffect(() => {
    const again = () => {
      if (queuedScores(userId).length > 0) mutate();
    };
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [mutate, userId]);
}
