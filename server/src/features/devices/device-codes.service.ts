import type { ActorOf } from '../../core/actor.ts';
import { attemptsIn, deviceCodeAttempts, type Source } from '../../core/attempts.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, newCode, normalCode } from '../../core/tokens.ts';
import type { DeviceCodesRepo } from './device-codes.repo.ts';

/** 8 characters of 31: 40 bits, guessed at fifty times an address and hour, for half an hour. */
const CODE_LENGTH = 8;
const CODE_SECONDS = 30 * 60;

export interface DeviceCodesDeps {
  readonly repo: DeviceCodesRepo;
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  readonly isTown: (municipalityId: string) => Promise<boolean>;
}

/** Codes with which a device is enrolled where nobody of the town hall logs in on it. */
export function deviceCodesService({ repo, throttle, clock, publicUrl, isTown }: DeviceCodesDeps) {
  return {
    async create(actor: ActorOf<'admin'>, name: string | null) {
      const code = newCode(CODE_LENGTH);
      const expiresAt = inSeconds(clock(), CODE_SECONDS);
      const row = {
        code_hash: hashToken(code),
        municipality_id: actor.municipalityId,
        created_by: actor.adminId,
        device_name: name,
        expires_at: expiresAt,
      };
      await repo.insert(row, toText(clock()));
      return {
        code: `${code.slice(0, 4)}-${code.slice(4)}`,
        expiresAt,
        publicUrl: publicUrl ?? null,
      };
    },
    /**
     * @throws DomainError where it is not that municipality's, used or expired.
     */
    async use(municipalityId: string, code: string, from: Source) {
      const attempts = deviceCodeAttempts(municipalityId, from);
      const known = attemptsIn(await isTown(municipalityId), attempts);
      const used = await throttle.attempt(known, () =>
        repo.use(hashToken(normalCode(code)), municipalityId, toText(clock())),
      );
      if (!used) throw new DomainError('wrong_device_code');
      return used;
    },
  };
}

export type DeviceCodesService = ReturnType<typeof deviceCodesService>;
