import type { changePasswordBody, OpenSession } from '@encina/contract/account';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { AccountRepo } from './account.repo.ts';

export interface AccountDeps {
  readonly repo: AccountRepo;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'confirm'>;
  readonly staffLog: StaffLog;
}

type Holder = ActorOf<'admin' | 'support'>;

/** What staff and family do with their own accounts. */
export function accountService(deps: AccountDeps) {
  const { repo, passwords, throttle, clock, sessions, staffLog } = deps;

  /** Counted by session: whoever finds one open must not try out the password, nor lock its owner out elsewhere. */
  async function compared(holder: Holder, password: string): Promise<string | undefined> {
    const attempt = { key: `password:${holder.sessionId}` };
    const right = await throttle.attempt([attempt], async () => {
      const hash = await repo.passwordHash(holder);
      return (await passwords.verifyPassword(hash, password)) ? hash : undefined;
    });
    if (right === undefined && holder.kind === 'admin') {
      await staffLog.note(holder, { kind: 'password-wrong' });
    }
    return right;
  }

  return {
    async changePassword(
      holder: Holder,
      { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
    ): Promise<{ valid: boolean }> {
      const from = await compared(holder, currentPassword);
      if (from === undefined) return { valid: false };
      const to = await passwords.hashPassword(newPassword);
      const valid = await repo.changePassword(holder, { from, to, staying: holder.sessionId });
      if (valid && holder.kind === 'admin') {
        await staffLog.note(holder, { kind: 'password-changed' });
      }
      return { valid };
    },
    /** Whatever else may prove who she is ends in the same way: in `sessions.confirm`. */
    async confirm(holder: ActorOf<'admin'>, password: string): Promise<{ valid: boolean }> {
      const valid = (await compared(holder, password)) !== undefined;
      if (valid) await sessions.confirm(holder.sessionId);
      return { valid };
    },
    async sessions(holder: Holder): Promise<OpenSession[]> {
      const rows = await repo.sessions(holder, toText(clock()));
      return rows.map((row) => ({
        id: row.id,
        place: row.device_name ?? row.place,
        openedAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        isThis: row.id === holder.sessionId,
      }));
    },
    async endSession(holder: Holder, sessionId: string): Promise<void> {
      if (!(await repo.endSession(holder, sessionId))) throw new DomainError('not_found');
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
