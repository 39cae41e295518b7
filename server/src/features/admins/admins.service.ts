import type { Administrator, createFirstBody, loginBody } from '@encina/contract/admins';
import type { PendingEntry, secondStepBody } from '@encina/contract/factors';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { DomainError } from '../../core/errors.ts';
import { passwordLogin } from '../../core/password-login.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import type { adminsRead } from './admins.read.ts';
import type { adminsRepo } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';
import { accountOf, authorOf, type LogInFrom, type OpenedSession, opening } from './opening.ts';
import { setupCheck } from './setup-check.ts';

/** What the feature of second factors does for a log-in. */
export interface SecondStep {
  begin(
    proven: { adminId: string; passwordHash: string },
    page: string,
  ): Promise<PendingEntry | undefined>;
  finish(
    input: z.output<typeof secondStepBody>,
    page: string,
  ): Promise<{ adminId: string; passwordHash: string }>;
}

export interface AdminsDeps
  extends Pick<Dependencies, 'passwords' | 'sessions' | 'throttle' | 'clock' | 'staffLog'> {
  readonly repo: ReturnType<typeof adminsRepo>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  /** Who she is, and in which town. */
  readonly account: ReturnType<typeof adminsRead>['account'];
  /** The second step, where an administrator has one. */
  readonly factors: SecondStep;
  /** SETUP_CODE of the configuration, asked of the first administrator of a municipality without its own. */
  readonly setupCode: string | undefined;
}

export function adminsService(deps: AdminsDeps) {
  const { repo, municipalities, passwords, sessions, clock, factors, staffLog } = deps;
  const checkSetup = setupCheck(deps);
  const open = opening(deps);
  const logIn = passwordLogin({
    ...deps,
    accountOf,
    isTown: municipalities.exists,
    find: repo.findByEmail,
    // At an address that nobody has there is nobody to write down: strangers would fill the log with it.
    failed: (admin) => staffLog.note(authorOf(admin), { kind: 'log-in-failed' }),
  });

  return {
    async createFirst(input: z.output<typeof createFirstBody>, from: LogInFrom) {
      await checkSetup(input.municipalityId, input.setupCode, from);
      const row = await newAdmin({ passwords, clock }, input.municipalityId, input);
      const isFirst = await repo.insertFirst(row, clock());
      if (!isFirst) throw new DomainError('municipality_has_administrator');
      const admin = { kind: 'admin', id: row.id } as const;
      await staffLog.note(authorOf(row), { kind: 'first-admin-created', on: admin });
      return { id: row.id };
    },
    /** The session, or what has to follow the password. */
    async login(
      input: z.output<typeof loginBody>,
      from: LogInFrom,
    ): Promise<OpenedSession | PendingEntry> {
      return logIn(input, from, async (admin) => {
        const proven = { adminId: admin.id, passwordHash: admin.password_hash };
        return (await factors.begin(proven, from.page)) ?? open(admin, from);
      });
    },
    /** @throws DomainError `entry_expired` where the password was changed after the first step */
    async finishLogin(
      input: z.output<typeof secondStepBody>,
      from: LogInFrom,
    ): Promise<OpenedSession> {
      const { adminId, passwordHash } = await factors.finish(input, from.page);
      const admin = await repo.find(adminId);
      if (admin?.password_hash !== passwordHash) throw new DomainError('entry_expired');
      return open(admin, from);
    },
    async me({ adminId, needsFactor }: ActorOf<'admin'>): Promise<Administrator> {
      const account = await deps.account(adminId);
      if (!account) throw new DomainError('unauthenticated');
      const { town: municipalityName, ...administrator } = account;
      return { ...administrator, municipalityName, needsFactor };
    },
    /** A session ends with the device that it was opened on, also where that was enrolled by it. */
    openedOn: sessions.openedOn,
    logout: (actor: ActorOf<'admin'>) => sessions.end(actor.sessionId),
  };
}

export type AdminsService = ReturnType<typeof adminsService>;
