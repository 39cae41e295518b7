import type { BodyIn } from '@encina/contract/endpoint';
import { saveScore } from '@encina/contract/games';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';

/** A result on its way to the server. */
export interface QueuedScore {
  /** Names the round: however often it is sent, it is kept once. */
  readonly key: string;
  /** When it ended, ms since 1970 by this device. */
  readonly endedAt: number;
  readonly round: Omit<BodyIn<typeof saveScore>, 'secondsAgo'>;
}

/** As far back as the server takes it, in seconds. */
const OLDEST = 30 * 86_400;

const keyOf = (userId: string) => `scores:${userId}` as const;

export function queuedScores(userId: string): readonly QueuedScore[] {
  try {
    return JSON.parse(readStored(keyOf(userId)) ?? '[]');
  } catch {
    return [];
  }
}

function write(userId: string, waiting: readonly QueuedScore[]): void {
  if (waiting.length === 0) forgetStored(keyOf(userId));
  else writeStored(keyOf(userId), JSON.stringify(waiting));
}

export function queueScore(userId: string, waiting: QueuedScore): void {
  const others = queuedScores(userId).filter(({ key }) => key !== waiting.key);
  write(userId, [...others, waiting]);
}

/** What the server will never take; asking again would only ask for ever. */
const isRefused = (cause: unknown): boolean =>
  cause instanceof ApiError && [400, 404, 422].includes(cause.status);

/**
 * Sends all that waits, oldest first.
 * @returns how many went out.
 * @throws what the server or the connection said, with the rest still waiting.
 */
export async function sendQueuedScores(userId: string): Promise<number> {
  let sent = 0;
  for (const { key, endedAt, round } of queuedScores(userId)) {
    const ago = Math.floor((Date.now() - endedAt) / 1_000);
    const secondsAgo = Math.min(Math.max(ago, 0), OLDEST);
    try {
      const body = { ...round, secondsAgo };
      await call(saveScore, { params: { id: userId }, body }, { idempotencyKey: key });
      sent += 1;
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
    }
    write(
      userId,
      queuedScores(userId).filter((it) => it.key !== key),
    );
  }
  return sent;
}
