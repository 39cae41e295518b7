import type { PendingEntry, secondStepBody } from '@encina/contract/factors';
import type { z } from 'zod';
import { factorAttempts } from '../../core/attempts.ts';
import { DomainError } from '../../core/errors.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { ChallengesRepo } from './challenges.repo.ts';
import { askForKnown } from './passkeys.ts';
import { type ProofsDeps, proofs } from './proofs.ts';
import { siteOf } from './site.ts';

export interface EntryDeps extends ProofsDeps {
  readonly challenges: ChallengesRepo;
  readonly throttle: Throttle;
  readonly staffLog: StaffLog;
  readonly account: (adminId: string) => Promise<{ municipalityId: string } | undefined>;
}

/** Whose password was right, and which one. */
export interface Proven {
  readonly adminId: string;
  readonly passwordHash: string;
}

type Answer = z.output<typeof secondStepBody>;

/** The second step of a log-in. */
export function entryService(deps: EntryDeps) {
  const { repo, challenges, throttle, staffLog } = deps;
  const judge = proofs(deps);

  async function noteFailure(adminId: string): Promise<void> {
    const account = await deps.account(adminId);
    if (!account) return;
    const { municipalityId } = account;
    await staffLog.note({ kind: 'admin', adminId, municipalityId }, { kind: 'second-step-failed' });
  }

  return {
    /** What has to follow the password; undefined where nothing has to. @param page address of the page that asks */
    async begin(
      { adminId, passwordHash }: Proven,
      page: string,
    ): Promise<PendingEntry | undefined> {
      if (!(await repo.hasAny(adminId))) return undefined;
      const [keys, app] = await Promise.all([repo.passkeys(adminId), repo.app(adminId)]);
      const site = siteOf(page);
      const here = keys.filter((key) => key.rp_id === site?.rpId);
      const options = site && here.length > 0 ? await askForKnown(site, here) : null;
      const pending = await challenges.ask({
        admin_id: adminId,
        purpose: 'entry',
        secret: options?.challenge ?? '',
        password_hash: passwordHash,
      });
      return {
        pending,
        passkey: options,
        passkeyElsewhere: options ? null : (keys[0]?.rp_id ?? null),
        hasApp: app !== undefined,
      };
    },
    /**
     * Who may come in after all.
     * @throws DomainError `entry_expired` where nothing waits for it any more, `wrong_factor` where it is not right
     */
    async finish({ pending, proof }: Answer, page: string): Promise<Proven> {
      const asked = await challenges.find(pending, 'entry');
      if (!asked) throw new DomainError('entry_expired');
      const { kind, check } = judge(asked, proof, page);
      const attempts = factorAttempts(asked.admin_id, kind);
      const isRight = await throttle.attempt(attempts, async () => {
        if (await check()) return true;
        await noteFailure(asked.admin_id);
        return undefined;
      });
      if (!isRight) throw new DomainError('wrong_factor');
      if (!(await challenges.close(asked))) throw new DomainError('entry_expired');
      return { adminId: asked.admin_id, passwordHash: asked.password_hash };
    },
  };
}
