import type { Administrator, createFirstBody, loginBody } from '@encina/contract/admins';
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
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, normalCode } from '../../core/tokens.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import type { AdminRow, adminsRepo } from './admins.repo.ts';
import { newAdmin } from './new-admin.ts';

export interface AdminsDeps {
  readonly repo: ReturnType<typeof adminsRepo>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly clock: Clock;
  /** SETUP_CODE of the configuration, asked of the first administrator of a municipality without its own. */
  readonly setupCode: string | undefined;
}

/** From where somebody logs in. */
export interface AttemptSource extends Source {
  readonly actors: readonly Actor[];
  readonly userAgent: string;
}

export function adminsService(deps: AdminsDeps) {
  const { repo, municipalities, passwords, sessions, throttle, clock } = deps;

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

  return {
    async createFirst(input: z.output<typeof createFirstBody>, from: AttemptSource) {
      await checkSetup(input.municipalityId, input.setupCode, from);
      const row = await newAdmin({ passwords, clock }, input.municipalityId, input);
      const isFirst = await repo.insertFirst(row, clock());
      if (!isFirst) throw new DomainError('municipality_has_administrator');
      return { id: row.id };
    },
    async login(input: z.output<typeof loginBody>, from: AttemptSource) {
      const { municipalityId } = input;
      const email = input.email.toLowerCase();
      const account = `admin:${municipalityId}:${email}`;
      const deviceId = deviceIn(municipalityId, from.actors);
      const attempts = loginAttempts(account, { ...from, deviceId });
      const isTown = await municipalities.exists(municipalityId);
      const admin = await throttle.attempt(attemptsIn(isTown, attempts), async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(
          found?.password_hash,
          input.password,
          municipalityId,
        );
        return right ? found : undefined;
      });
      if (!admin) throw new DomainError('wrong_credentials');
      const owner = { kind: 'admin', municipality_id: municipalityId, admin_id: admin.id } as const;
      const token = await sessions.openWhile(
        { ...owner, device_id: deviceId, place: deviceName(from.userAgent) },
        admin.password_hash,
      );
      if (!token) throw new DomainError('wrong_credentials');
      from.browser.remember(account);
      from.browser.remember(enrolmentAccount(municipalityId));
      return { token, id: admin.id, name: admin.name };
    },
    async me(actor: ActorOf<'admin'>): Promise<Administrator> {
      const row = await repo.find(actor.adminId);
      if (!row) throw new DomainError('unauthenticated');
      return administratorOf(row);
    },
    /** A session ends with the device that it was opened on, also where that was enrolled by it. */
    openedOn: sessions.openedOn,
    logout: (actor: ActorOf<'admin'>) => sessions.end(actor.sessionId),
  };
}

export type AdminsService = ReturnType<typeof adminsService>;

const administratorOf = (row: AdminRow & { municipality_name: string }): Administrator => ({
  id: row.id,
  name: row.name,
  email: row.email,
  municipalityId: row.municipality_id,
  municipalityName: row.municipality_name,
});
