import type { BodyOf } from '@encina/contract/endpoint';
import { type accept, type PersonTerms, TERMS_VERSION } from '@encina/contract/terms';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { type By, termsAccepted } from './new-user.ts';
import type { SettingsRepo } from './settings.repo.ts';

interface TermsDeps {
  readonly settings: SettingsRepo;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;
type Acceptor = ActorOf<'user' | 'admin'>;

/** Which terms a person has accepted. A new version is a new question. */
export function termsService({ settings, clock }: TermsDeps) {
  async function of({ id }: User): Promise<PersonTerms> {
    const last = await settings.lastTerms(id);
    return { current: TERMS_VERSION, accepted: last ? shown(last) : null };
  }

  return {
    of,
    async accept(
      actor: Acceptor,
      user: User,
      { medium }: BodyOf<typeof accept>,
    ): Promise<PersonTerms> {
      const { accepted } = await of(user);
      if (accepted?.version !== TERMS_VERSION) {
        await settings.note(termsAccepted(user.id, medium, by(actor, toText(clock()))));
      }
      return of(user);
    },
  };
}

export type TermsService = ReturnType<typeof termsService>;

const by = (actor: Acceptor, now: string): By =>
  actor.kind === 'admin'
    ? { changed_by: 'admin', changed_by_id: actor.adminId, device_id: null, changed_at: now }
    : {
        changed_by: 'user',
        changed_by_id: actor.userId,
        device_id: actor.deviceId,
        changed_at: now,
      };

type Last = NonNullable<Awaited<ReturnType<SettingsRepo['lastTerms']>>>;

const shown = (row: Last): PersonTerms['accepted'] => ({
  version: row.version ?? '',
  medium: row.medium ?? 'paper',
  by: row.changed_by === 'admin' ? 'staff' : 'self',
  staffName: row.staff_name,
  acceptedAt: row.changed_at,
});
