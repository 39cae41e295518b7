import type { secondStepBody } from '@encina/contract/factors';
import type { z } from 'zod';
import { type Clock, toText } from '../../core/clock.ts';
import type { Seal } from '../../core/seal.ts';
import type { Challenge } from './challenges.repo.ts';
import { stepOf } from './code-app.ts';
import type { FactorsRepo } from './factors.repo.ts';
import { readUsed } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import { siteOf } from './site.ts';

export interface ProofsDeps {
  readonly repo: FactorsRepo;
  readonly seal: Seal;
  readonly secretKey: Buffer;
  readonly clock: Clock;
}

type Proof = z.output<typeof secondStepBody>['proof'];
type Credential = Extract<Proof, { kind: 'passkey' }>['credential'];

/** Judges what somebody shows at the second step of a log-in. What was right once is used up. */
export function proofs({ repo, seal, secretKey, clock }: ProofsDeps) {
  async function signedBy(
    { admin_id, secret }: Challenge,
    credential: Credential,
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
  return (asked: Challenge, proof: Proof, page: string) => {
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
  };
}
