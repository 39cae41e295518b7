import type { AccessCode, chooseBody } from '@encina/contract/support-access';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import { accessCodeAttempts, attemptsIn, type Place } from '../../core/attempts.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { type Passwords, refuseCommon } from '../../core/passwords.ts';
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, newCode, normalCode } from '../../core/tokens.ts';
import type { SupportCodesRepo } from './codes.repo.ts';

/** 10 characters of 31: 49 bits, guessed at fifty times an address and hour, for a week. */
const HALF = 5;
const CODE_SECONDS = 7 * 24 * 3_600;

export interface CodesDeps {
  readonly repo: SupportCodesRepo;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  readonly isTown: (municipalityId: string) => Promise<boolean>;
}

/** One-time codes: with one a relative chooses her password, and nobody at the town hall ever knows it. */
export function supportCodesService(deps: CodesDeps) {
  const { repo, passwords, throttle, clock, publicUrl } = deps;
  return {
    async issue({ adminId }: ActorOf<'admin'>, personId: string): Promise<AccessCode> {
      const code = newCode(2 * HALF);
      const expiresAt = inSeconds(clock(), CODE_SECONDS);
      const row = {
        code_hash: hashToken(code),
        support_person_id: personId,
        created_by: adminId,
        expires_at: expiresAt,
      };
      await repo.replace(row, toText(clock()));
      return {
        code: `${code.slice(0, HALF)}-${code.slice(HALF)}`,
        expiresAt,
        publicUrl: publicUrl ?? null,
      };
    },
    revoke: repo.revoke,
    /**
     * @returns whose password it is now, and its hash.
     * @throws DomainError where the code is not that municipality's, used or expired.
     */
    async choose({ municipalityId, code, password }: z.output<typeof chooseBody>, place: Place) {
      // Before anything is counted: it says nothing about the code.
      refuseCommon(password);
      const codeHash = hashToken(normalCode(code));
      const attempts = accessCodeAttempts(municipalityId, place);
      const isTown = await deps.isTown(municipalityId);
      const chosen = await throttle.attempt(attemptsIn(isTown, attempts), async () => {
        const personId = await repo.holder(codeHash, municipalityId, toText(clock()));
        if (!personId) return undefined;
        const hash = await passwords.hashPassword(password, municipalityId);
        return (await repo.use(codeHash, personId, hash)) ? { personId, hash } : undefined;
      });
      if (!chosen) throw new DomainError('wrong_access_code');
      return chosen;
    },
  };
}

export type SupportCodesService = ReturnType<typeof supportCodesService>;
