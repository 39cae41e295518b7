import type { createMemberBody, Member } from '@encina/contract/admins';
import type { StaffLogKind } from '@encina/contract/staff-log-kinds';
import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import type { AdminRow, adminsRepo } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';
import type { operatorRepo } from './operator.repo.ts';
import type { staffRepo } from './staff.repo.ts';
import { shownMember } from './staff.service.ts';

export interface OperatorDeps {
  readonly repo: ReturnType<typeof operatorRepo>;
  readonly admins: ReturnType<typeof adminsRepo>;
  readonly staff: ReturnType<typeof staffRepo>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  /** Second factors, to be forgotten where they are lost. */
  readonly factors: { readonly clear: (adminId: string) => Promise<void> };
  readonly passwords: Pick<Passwords, 'hashPassword'>;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

/**
 * What whoever holds the server may do with the accounts of a town hall. There is no actor: who can read the
 * database has every right already, and is asked for no code.
 */
export function operatorService(deps: OperatorDeps) {
  const { repo, admins, staff, municipalities, factors, passwords, sessions, clock, staffLog } =
    deps;

  async function accountOf(municipalityId: string, email: string): Promise<AdminRow> {
    const admin = await admins.findByEmail(municipalityId, email.toLowerCase());
    if (!admin)
      throw new DomainError('not_found', { message: 'No hay ninguna cuenta con ese correo.' });
    return admin;
  }

  const note = (municipalityId: string, kind: StaffLogKind, adminId: string) =>
    staffLog.note(
      { kind: 'operator', municipalityId },
      { kind, on: { kind: 'admin', id: adminId } },
    );

  return {
    /** Staff by municipality id. */
    async staff(): Promise<ReadonlyMap<string, readonly Member[]>> {
      const rows = await repo.everybody();
      const byTown = Map.groupBy(rows, (row) => row.municipality_id);
      return new Map([...byTown].map(([id, own]) => [id, own.map((row) => shownMember(row))]));
    },
    /** The first account of a municipality closes its set-up, as on the screen. */
    async create(municipalityId: string, input: z.output<typeof createMemberBody>) {
      const row = await newAdmin({ passwords, clock }, municipalityId, input);
      const isFirst = await admins.insertFirst(row, clock());
      if (!isFirst && !(await staff.insert(row))) throw new DomainError('email_taken');
      await note(municipalityId, 'admin-created', row.id);
    },
    /** Ends every session of the account. */
    async resetPassword(municipalityId: string, email: string, password: string): Promise<Member> {
      const admin = await accountOf(municipalityId, email);
      await staff.setPassword(admin.id, await passwords.hashPassword(password));
      await sessions.endOfAdmin(admin.id);
      await note(municipalityId, 'password-given', admin.id);
      return shownMember(admin);
    },
    /** For who has lost hers and has no colleague; ends every session of the account. */
    async clearFactors(municipalityId: string, email: string): Promise<Member> {
      const admin = await accountOf(municipalityId, email);
      await factors.clear(admin.id);
      await sessions.endOfAdmin(admin.id);
      await note(municipalityId, 'factors-cleared', admin.id);
      return shownMember(admin);
    },
    /** False where nobody could have created a first account any more. */
    closeSetup: (municipalityId: string) => municipalities.closeSetup(municipalityId, clock()),
  };
}

export type OperatorService = ReturnType<typeof operatorService>;
