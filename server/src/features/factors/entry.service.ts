import type { PendingEntry, secondStepBody } from '@encina/contract/factors';
import type { z } from 'zod';
import { factorAttempts } from '../../core/attempts.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Seal } from '../../core/seal.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { ChallengesRepo } from './challenges.repo.ts';
import { stepOf } from './code-app.ts';
import type { FactorsRepo } from './factors.repo.ts';
import { askForKnown, readUsed } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import { siteOf } from './site.ts';

export interface EntryDeps {
  readonly repo: FactorsRepo;
  readonly challenges: ChallengesRepo;
  readonly seal: Seal;
  readonly secretKey: Buffer;
  readonly throttle: Throttle;
  readonly staffLog: StaffLog;
  readonly account: (adminId: string) => Promise<{ municipalityId: string } | undefined>;
  readonly clock: Clock;
}

/** Whose password was right, and which one. */
export interface Proven {
  readonly adminId: string;
  readonly passwordHash: string;
}

type Answer = z.output<typeof secondStepBody>;
type Challenge = NonNullable<Awaited<ReturnType<ChallengesRepo['find']>>>;

/** The second step of a log-in. */
export function entryService(deps: EntryDeps) {
  const { repo, challenges, seal, secretKey, throttle, clock, staffLog } = deps;

  async function signedBy(
    { admin_id, secret }: Challenge,
    credential: Extract<Answer['proof'], { kind: 'passkey' }>['credential'],
    page: string,
  ): Promise<boolean> {
    const site = siteOf(page);
    const keys = await repo.passkeys(admin_id);
    const row = keys.find((key) => key.credential_id === credential.id);
    if (!site || !row) return false;
    const counter = await readUsed(site, secret, { credential, row });
    return counter !== undefined && repo.countUse(row, counter, toText(clock()));
  }

  async function shownByApp(adminId: string, code: string): Promise<boolean> {
    const app = await repo.app(adminId);
    const secret = app && seal.open(app.sealed_secret, adminId);
    const step = secret === undefined ? undefined : stepOf(secret, code, clock());
    return step !== undefined && repo.takeStep(adminId, step);
  }

  /** What is being guessed at, and whether this is it: six digits are the app's, all else is printed. */
  function judged(asked: Challenge, proof: Answer['proof'], page: string) {
    const { admin_id: adminId } = asked;
    if (proof.kind === 'passkey') {
      return { kind: 'passkey', check: () => signedBy(asked, proof.credential, page) } as const;
    }
    const digits = proof.code.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      return { kind: 'app', check: () => shownByApp(adminId, digits) } as const;
    }
    const hash = recoveryHash(secretKey, adminId, proof.code);
    return { kind: 'printed', check: () => repo.takeCode(hash, adminId) } as const;
  }

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
      const [keys, app] = await Promise.all([repo.passkeys(adminId), repo.app(adminId)]);
      if (keys.length === 0 && !app) return undefined;
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
      const { kind, check } = judged(asked, proof, page);
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

export type EntryService = ReturnType<typeof entryService>;
