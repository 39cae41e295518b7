import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { hashToken, newToken } from '../../core/tokens.ts';
import type { Executor } from '../../db/database.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type Challenge = Tables['factor_challenges'];
type Asked = Omit<Challenge, 'token_hash' | 'expires_at'>;

const LIFETIME_SECONDS = 600;

/** What was asked of an administrator and waits for its answer, found by the hash of its token. */
export function challengesRepo(db: Executor, clock: Clock) {
  return {
    /** Keeps the question. @returns the token that the answer brings */
    async ask(asked: Asked): Promise<string> {
      const token = newToken();
      const expires_at = inSeconds(clock(), LIFETIME_SECONDS);
      await db
        .insertInto('factor_challenges')
        .values({ ...asked, token_hash: hashToken(token), expires_at })
        .execute();
      return token;
    },
    /** The question, while it waits. */
    async find(token: string, purpose: Challenge['purpose']): Promise<Challenge | undefined> {
      const row = await findRow(db, 'factor_challenges', { token_hash: hashToken(token), purpose });
      return row && row.expires_at > toText(clock()) ? row : undefined;
    },
    /** False where another answer was quicker. */
    async close({ token_hash }: Challenge): Promise<boolean> {
      return removeRow(db, 'factor_challenges', { token_hash });
    },
    async forgetExpired(): Promise<void> {
      await db.deleteFrom('factor_challenges').where('expires_at', '<=', toText(clock())).execute();
    },
  };
}

export type ChallengesRepo = ReturnType<typeof challengesRepo>;
