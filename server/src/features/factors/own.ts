import type { ActorOf } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Seal } from '../../core/seal.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { ChallengesRepo } from './challenges.repo.ts';
import type { FactorsRepo } from './factors.repo.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

export interface OwnDeps {
  readonly repo: FactorsRepo;
  readonly challenges: ChallengesRepo;
  /** Who an administrator is, for the names that her browser and her app show. */
  readonly account: (adminId: string) => Promise<Account | undefined>;
  readonly seal: Seal;
  readonly secretKey: Buffer;
  readonly throttle: Throttle;
  readonly clock: Clock;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly municipalityId: string;
  /** What it is called. */
  readonly town: string;
}

export type Me = ActorOf<'admin'>;
type Kind = 'passkey' | 'app';

/** What passkeys and apps have in common where an administrator sees to her own. */
export function own({ repo, challenges, account, secretKey }: OwnDeps) {
  /** How many factors she has, counting the app as one. */
  async function howMany({ adminId }: Me): Promise<number> {
    const [keys, app] = await Promise.all([repo.passkeys(adminId), repo.app(adminId)]);
    return keys.length + (app ? 1 : 0);
  }

  async function printed({ adminId }: Me): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(secretKey, adminId, code));
    await repo.setCodes(adminId, hashes);
    return codes;
  }

  return {
    howMany,
    printed,
    ask: ({ adminId }: Me, purpose: Kind, secret: string) =>
      challenges.ask({ admin_id: adminId, purpose, secret, password_hash: '' }),
    /** @throws DomainError where it is somebody else's, or waits no longer */
    async asked({ adminId }: Me, pending: string, purpose: Kind) {
      const row = await challenges.find(pending, purpose);
      if (row?.admin_id !== adminId) throw tooLate();
      return row;
    },
    async account({ adminId }: Me): Promise<Account> {
      const found = await account(adminId);
      if (!found) throw new DomainError('unauthenticated');
      return found;
    },
    /** The first factor brings its codes: whoever loses it must not stand outside. */
    async withFirst(me: Me) {
      const isFirst = (await repo.codesLeft(me.adminId)) === 0;
      return { recoveryCodes: isFirst ? await printed(me) : null };
    },
    /** Codes alone are no factor: they go with the last one. */
    async remove(me: Me, isGone: () => Promise<boolean>): Promise<void> {
      const isLast = (await howMany(me)) < 2;
      if (isLast && (await repo.isRequired(me.municipalityId))) {
        throw new DomainError('last_factor');
      }
      if (!(await isGone())) throw new DomainError('not_found');
      if (isLast) await repo.removeCodes(me.adminId);
    },
  };
}

export type Own = ReturnType<typeof own>;

export const tooLate = () =>
  new DomainError('not_found', { message: 'Ha pasado demasiado tiempo. Empieza otra vez.' });
