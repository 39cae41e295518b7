import type { SessionRow } from '../core/insert-session.repo.ts';
import { hashToken } from '../core/tokens.ts';
import type { ActorName } from './access-actors.ts';
import type { Scenario } from './access-scenario.ts';
import { type Ask, HOME_TOWN } from './town.ts';

export type Credentials = Required<Pick<Ask, 'token' | 'cookies'>>;
type Owner = Partial<SessionRow> & { kind: SessionRow['kind']; municipality_id: string };

const COOKIES = { device: 'encina_device', user: 'encina_user', support: 'encina_support' };

/** What the actor's browser or client carries, as if it had been there before. */
export async function credentialsOf(actor: ActorName, scenario: Scenario): Promise<Credentials> {
  const { town } = scenario;
  const sessions = ownersOf(actor, scenario);
  const cookies: Record<string, string> = {};
  let bearer = '';
  for (const owner of sessions) {
    const token = await town.session(owner);
    if (owner.kind === 'admin') bearer = token;
    else cookies[COOKIES[owner.kind]] = token;
    const session = hashToken(token);
    if (actor === 'expired') await expire(scenario, session);
    if (actor === 'revoked') await revoke(scenario, session);
  }
  return { token: bearer, cookies };
}

function ownersOf(actor: ActorName, scenario: Scenario): Owner[] {
  const home = { municipality_id: HOME_TOWN };
  const elsewhere = { municipality_id: scenario.elsewhere };
  const device: Owner = { kind: 'device', ...home, device_id: scenario.deviceId };
  const self: Owner = { kind: 'user', ...home, user_id: scenario.personId };
  const linked: Owner = { kind: 'support', ...home, support_person_id: scenario.linkedId };
  const admin: Owner = { kind: 'admin', ...home, admin_id: scenario.adminId };
  const formerly = [device, self, linked, admin];
  const owners: Record<ActorName, Owner[]> = {
    stranger: [],
    device: [device],
    self: [self],
    neighbour: [{ ...self, user_id: scenario.neighbourId }],
    outsider: [{ ...self, ...elsewhere, user_id: scenario.outsiderId }],
    linked: [linked],
    'no-consent': [linked],
    unlinked: [{ ...linked, support_person_id: scenario.unlinkedId }],
    'support-elsewhere': [
      { ...linked, ...elsewhere, support_person_id: scenario.supportElsewhereId },
    ],
    admin: [admin],
    'admin-elsewhere': [{ ...admin, ...elsewhere, admin_id: scenario.adminElsewhereId }],
    expired: formerly,
    revoked: formerly,
    deactivated: [self],
  };
  return owners[actor];
}

async function expire({ town }: Scenario, hash: string): Promise<void> {
  await town.db
    .updateTable('sessions')
    .set({ expires_at: '2026-11-20T16:05:00.000Z' })
    .where('token_hash', '=', hash)
    .execute();
}

async function revoke({ town }: Scenario, hash: string): Promise<void> {
  await town.db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}
