import type { ProposalScope, Proposer } from '@encina/contract/proposals';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { ProposalsRepo, Together } from './proposals.repo.ts';

interface ScopesDeps {
  readonly repo: ProposalsRepo;
  readonly together: Together;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

type User = Authorized<UserSubject>;
type Change = Parameters<ProposalsRepo['note']>[0];

/** Which consents a scope is made of. */
const PARTS = {
  none: { propose: 0, write: 0 },
  propose: { propose: 1, write: 0 },
  write: { propose: 1, write: 1 },
} as const;

/** Who may propose reminders to a person: hers to give and to take back. */
export function scopesService({ repo, together, clock, staffLog }: ScopesDeps) {
  return {
    async of(user: User): Promise<{ people: Proposer[]; townHall: boolean }> {
      const [people, townHall] = await Promise.all([
        repo.helpers(user.id),
        repo.staffMayPropose(user.id),
      ]);
      return { people, townHall };
    },
    async set(actor: ActorOf<'user'>, user: User, helperId: string, scope: ProposalScope) {
      const now = toText(clock());
      await together(user.id, async (within) => {
        const helper = await within.helper(user.id, helperId);
        if (!helper) throw new DomainError('not_found');
        await within.setScope(user.id, helperId, scope);
        const about = { helper_id: helperId, helper_name: helper.name };
        for (const consent of ['propose', 'write'] as const) {
          const granted = PARTS[scope][consent];
          if (granted === PARTS[helper.scope][consent]) continue;
          await within.note({ ...changeBy(actor, user, now), ...about, consent, granted });
        }
        if (scope === 'none') await within.withdraw(user.id, { by_id: helperId }, now);
      });
    },
    /** As she says herself, or as staff note what she signed. */
    async setTownHall(actor: ActorOf<'user' | 'admin'>, user: User, isGranted: boolean) {
      const now = toText(clock());
      const granted = isGranted ? 1 : 0;
      await together(user.id, async (within, trx) => {
        if ((await within.staffMayPropose(user.id)) === isGranted) return;
        await within.setStaff(user.id, granted);
        const change = { ...changeBy(actor, user, now), consent: 'staff-proposals' as const };
        await within.note({ ...change, granted });
        if (!isGranted) await within.withdraw(user.id, { by_kind: 'staff' }, now);
        if (actor.kind !== 'admin') return;
        const kind = isGranted ? 'proposals-consent-given' : 'proposals-consent-withdrawn';
        await staffLog.note(actor, { kind, on: user }, trx);
      });
    },
  };
}

export type ScopesService = ReturnType<typeof scopesService>;

const changeBy = (actor: ActorOf<'user' | 'admin'>, user: User, now: string) =>
  ({
    id: newId(),
    user_id: user.id,
    changed_by: actor.kind,
    changed_by_id: actor.kind === 'user' ? actor.userId : actor.adminId,
    device_id: actor.kind === 'user' ? actor.deviceId : null,
    changed_at: now,
    version: null,
    medium: actor.kind === 'user' ? 'screen' : 'paper',
    helper_id: null,
    helper_name: null,
  }) satisfies Omit<Change, 'consent' | 'granted'>;
