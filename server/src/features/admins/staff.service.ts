import type { createMember, Member } from '@encina/contract/admins';
import type { BodyOf } from '@encina/contract/endpoint';
import type { ActorOf, Authorized, Subject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { AdminRow } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';
import type { staffRepo } from './staff.repo.ts';

export interface StaffDeps {
  readonly repo: ReturnType<typeof staffRepo>;
  readonly passwords: Pick<Passwords, 'hashPassword'>;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

type Colleague = Authorized<Subject<'admin'>>;

export const shownMember = (row: AdminRow): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.created_at,
});

/** What administrators do with each other's accounts. */
export function staffService({ repo, passwords, sessions, clock, staffLog }: StaffDeps) {
  return {
    async list({ municipalityId }: ActorOf<'admin'>): Promise<Member[]> {
      return (await repo.list(municipalityId)).map(shownMember);
    },
    async create(actor: ActorOf<'admin'>, input: BodyOf<typeof createMember>): Promise<Member> {
      const row = await newAdmin({ passwords, clock }, actor.municipalityId, input);
      if (!(await repo.insert(row))) throw new DomainError('email_taken');
      await staffLog.note(actor, { kind: 'admin-created', on: { kind: 'admin', id: row.id } });
      return shownMember(row);
    },
    /** One's own takes the old one: a panel that was left open must not become somebody else's. */
    async resetPassword(
      actor: ActorOf<'admin'>,
      colleague: Colleague,
      password: string,
    ): Promise<void> {
      if (colleague.id === actor.adminId) throw new DomainError('forbidden');
      await repo.setPassword(colleague.id, await passwords.hashPassword(password));
      await sessions.endOfAdmin(colleague.id);
    },
    async remove(colleague: Colleague): Promise<void> {
      const isGone = await repo.removeUnlessLast(colleague.id, colleague.municipalityId);
      if (!isGone) throw new DomainError('last_administrator');
    },
  };
}

export type StaffService = ReturnType<typeof staffService>;
