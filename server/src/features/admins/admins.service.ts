import type { Administrator, createFirstBody, loginBody } from '@encina/contract/admins';
import type { openedEntry, PendingEntry, secondStepBody } from '@encina/contract/factors';
import type { z } from 'zod';
import { type Actor, type ActorOf, deviceIn } from '../../core/actor.ts';
import {
  attemptsIn,
  enrolmentAccount,
  loginAttempts,
  type Source,
  setupAttempts,
} from '../../core/attempts.ts';
import type { Clock } from '../../core/clock.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, normalCode } from '../../core/tokens.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import type { AdminRow, adminsRepo } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';

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

export interface AdminsDeps {
  readonly repo: ReturnType<typeof adminsRepo>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly clock: Clock;
  /** The second step, where an administrator has one. */
  readonly factors: SecondStep;
  readonly staffLog: StaffLog;
  /** SETUP_CODE of the configuration, asked of the first administrator of a municipality without its own. */
  readonly setupCode: string | undefined;
}

/** From where somebody logs in. */
export interface AttemptSource extends Source {
  readonly actors: readonly Actor[];
  readonly userAgent: string;
  /** Address of the page. */
  readonly page: string;
}

export interface OpenedSession extends z.output<typeof openedEntry> {
  readonly municipalityId: string;
}

export function adminsService(deps: AdminsDeps) {
  const { repo, municipalities, passwords, sessions, throttle, clock, factors, staffLog } = deps;

  async function checkSetup(
    municipalityId: string,
    given: string | undefined,
    from: AttemptSource,
  ) {
    const municipality = await municipalities.setup(municipalityId);
    if (!municipality) throw new DomainError('municipality_not_found');
    // The usual case, and a cheap answer: hashing a password for each such call would cost a stranger nothing.
    if (municipality.setup_closed_at) throw new DomainError('municipality_has_administrator');
    const configured = deps.setupCode && hashToken(normalCode(deps.setupCode));
    const expected = municipality.setup_code_hash ?? configured;
    if (!expected) return;
    const right = await throttle.attempt(setupAttempts(municipalityId, from), async () =>
      hashToken(normalCode(given ?? '')) === expected ? true : undefined,
    );
    if (!right) throw new DomainError('wrong_setup_code');
  }

  async function open(admin: AdminRow, from: AttemptSource): Promise<OpenedSession> {
    const { id, name, municipality_id: municipalityId, password_hash: hash } = admin;
    const token = await sessions.openWhile(
      {
        kind: 'admin',
        municipality_id: municipalityId,
        admin_id: id,
        device_id: deviceIn(municipalityId, from.actors),
        place: deviceName(from.userAgent),
      },
      hash,
    );
    if (!token) throw new DomainError('wrong_credentials');
    await staffLog.note(authorOf(admin), { kind: 'logged-in' });
    from.browser.remember(accountOf(municipalityId, admin.email));
    from.browser.remember(enrolmentAccount(municipalityId));
    return { token, id, name, municipalityId };
  }

  return {
    async createFirst(input: z.output<typeof createFirstBody>, from: AttemptSource) {
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
      from: AttemptSource,
    ): Promise<OpenedSession | PendingEntry> {
      const { municipalityId } = input;
      const email = input.email.toLowerCase();
      const deviceId = deviceIn(municipalityId, from.actors);
      const attempts = loginAttempts(accountOf(municipalityId, email), { ...from, deviceId });
      const isTown = await municipalities.exists(municipalityId);
      const admin = await throttle.attempt(attemptsIn(isTown, attempts), async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(
          found?.password_hash,
          input.password,
          municipalityId,
        );
        // At an address that nobody has there is nobody to write down: strangers would fill the log with it.
        if (found && !right) await staffLog.note(authorOf(found), { kind: 'log-in-failed' });
        return right ? found : undefined;
      });
      if (!admin) throw new DomainError('wrong_credentials');
      const proven = { adminId: admin.id, passwordHash: admin.password_hash };
      return (await factors.begin(proven, from.page)) ?? open(admin, from);
    },
    /** @throws DomainError `entry_expired` where the password was changed after the first step */
    async finishLogin(
      input: z.output<typeof secondStepBody>,
      from: AttemptSource,
    ): Promise<OpenedSession> {
      const { adminId, passwordHash } = await factors.finish(input, from.page);
      const admin = await repo.find(adminId);
      if (admin?.password_hash !== passwordHash) throw new DomainError('entry_expired');
      return open(admin, from);
    },
    async me({ adminId, needsFactor }: ActorOf<'admin'>): Promise<Administrator> {
      const row = await repo.find(adminId);
      if (!row) throw new DomainError('unauthenticated');
      return { ...administratorOf(row), needsFactor };
    },
    /** A session ends with the device that it was opened on, also where that was enrolled by it. */
    openedOn: sessions.openedOn,
    logout: (actor: ActorOf<'admin'>) => sessions.end(actor.sessionId),
  };
}

export type AdminsService = ReturnType<typeof adminsService>;

const accountOf = (municipalityId: string, email: string) => `admin:${municipalityId}:${email}`;

const authorOf = ({ id, municipality_id: municipalityId }: AdminRow) =>
  ({ kind: 'admin', adminId: id, municipalityId }) as const;

const administratorOf = (row: AdminRow & { municipality_name: string }) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  municipalityId: row.municipality_id,
  municipalityName: row.municipality_name,
});
