import type { createMember, Member } from '@encina/contract/admins';
import type { BodyOf } from '@encina/contract/endpoint';
import type { ActorOf, Authorized, Subject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { FactorsRead } from '../factors/factors.read.ts';
import type { AdminRow } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';
import type { staffRepo, WithAdmin } from './staff.repo.ts';

export interface StaffDeps {
  readonly repo: ReturnType<typeof staffRepo>;
  readonly passwords: Pick<Passwords, 'hashPassword'>;
  readonly sessions: Sessions;
  /** Who of these shows something besides her password. */
  readonly factorHolders: FactorsRead['holders'];
  readonly clock: Clock;
  readonly staffLog: StaffLog;
  readonly withAdmin: WithAdmin;
}

type Colleague = Authorized<Subject<'admin'>>;

export const shownMember = (row: AdminRow, hasFactor = false): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.created_at,
  hasFactor,
});

/** What administrators do with each other's accounts. */
export function staffService(deps: StaffDeps) {
  const { repo, passwords, sessions, factorHolders, clock, staffLog, withAdmin } = deps;
  return {
    async list({ municipalityId }: ActorOf<'admin'>): Promise<Member[]> {
      const rows = await repo.list(municipalityId);
      const holders = await factorHolders(rows.map(({ id }) => id));
      return rows.map((row) => shownMember(row, holders.has(row.id)));
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
      const isGone = await repo.removeUnlessLast(colleague, withAdmin);
      if (!isGone) throw new DomainError('last_administrator');
    },
  };
}

export type StaffService = ReturnType<typeof staffService>;
