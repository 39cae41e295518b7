import type { Administrator, createFirstBody, loginBody } from '@encina/contract/admins';
import type { z } from 'zod';
import type { Actor, ActorOf } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { type Guesses, loginGuesses } from '../../core/guesses.ts';
import { newId } from '../../core/ids.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import { hashToken, normalCode } from '../../core/tokens.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import type { adminsRepo } from './admins.repo.ts';

export interface AdminsDeps {
  readonly repo: ReturnType<typeof adminsRepo>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly guesses: Guesses;
  readonly clock: Clock;
  /** SETUP_CODE of the configuration, asked of the first administrator of a municipality without its own. */
  readonly setupCode: string | undefined;
}

/** From where somebody logs in. */
export interface Place {
  readonly address: string;
  readonly actors: readonly Actor[];
}

export function adminsService(deps: AdminsDeps) {
  const { repo, municipalities, passwords, sessions, guesses, clock } = deps;

  async function checkSetupCode(municipalityId: string, given: string | undefined, from: Place) {
    const municipality = await municipalities.setup(municipalityId);
    if (!municipality) throw new DomainError('municipality_not_found');
    const configured = deps.setupCode && hashToken(normalCode(deps.setupCode));
    const expected = municipality.setup_code_hash ?? configured;
    if (!expected) return;
    const right = await guesses.attempt(
      [{ key: `setup:${municipalityId}:${from.address}` }],
      async () => (hashToken(normalCode(given ?? '')) === expected ? true : undefined),
    );
    if (!right) throw new DomainError('wrong_setup_code');
  }

  return {
    async createFirst(input: z.output<typeof createFirstBody>, from: Place) {
      await checkSetupCode(input.municipalityId, input.setupCode, from);
      const row = {
        id: newId(),
        municipality_id: input.municipalityId,
        email: input.email.toLowerCase(),
        name: input.name,
        password_hash: await passwords.hashPassword(input.password),
        created_at: toText(clock()),
      };
      const isFirst = await repo.insertFirst(row, clock());
      if (!isFirst) throw new DomainError('municipality_has_administrator');
      return { id: row.id };
    },
    async login(input: z.output<typeof loginBody>, from: Place) {
      const { municipalityId } = input;
      const email = input.email.toLowerCase();
      const [here, anywhere] = loginGuesses(`admin:${municipalityId}:${email}`, from.address);
      // Strangers who guess from many addresses must not lock the clerk out of the town hall's own machine.
      const keys = isEnrolled(from.actors, municipalityId) ? [here] : [here, anywhere];
      const admin = await guesses.attempt(keys, async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(found?.password_hash, input.password);
        return right ? found : undefined;
      });
      if (!admin) throw new DomainError('wrong_credentials');
      const token = await sessions.open({
        kind: 'admin',
        municipality_id: municipalityId,
        admin_id: admin.id,
      });
      return { token, id: admin.id, name: admin.name };
    },
    async me(actor: ActorOf<'admin'>): Promise<Administrator> {
      const row = await repo.find(actor.adminId);
      if (!row) throw new DomainError('unauthenticated');
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        municipalityId: row.municipality_id,
        municipalityName: row.municipality_name,
      };
    },
    logout: (actor: ActorOf<'admin'>) => sessions.end(actor.sessionId),
  };
}

export type AdminsService = ReturnType<typeof adminsService>;

function isEnrolled(actors: readonly Actor[], municipalityId: string): boolean {
  return actors.some((actor) => actor.kind === 'device' && actor.municipalityId === municipalityId);
}
