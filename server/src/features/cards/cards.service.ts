import type { LogStaffAct } from '../../core/access-log.ts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { cardAttempts } from '../../core/attempts.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, newToken } from '../../core/tokens.ts';
import type { CardsRepo } from './cards.repo.ts';

type User = Authorized<UserSubject>;
type Admin = ActorOf<'admin'>;

/** Opens the session of a person who is active; undefined where her PIN changes at that moment. */
export type Admit = (deviceId: string | null, user: User) => Promise<string | undefined>;

export interface CardsDeps {
  readonly repo: CardsRepo;
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  readonly admit: Admit;
  readonly logStaffAct: LogStaffAct;
  readonly staffLog: StaffLog;
}

/** Printed cards, with which a person enters in place of her PIN. Of the secret only a hash is kept. */
export function cardsService(deps: CardsDeps) {
  const { repo, throttle, clock, publicUrl, admit, logStaffAct, staffLog } = deps;

  return {
    async make(actor: Admin, userIds: readonly string[]) {
      const ids = [...new Set(userIds)];
      const known = await repo.people(actor.municipalityId, ids);
      const names = new Map(known.map(({ id, name }) => [id, name]));
      if (names.size !== ids.length) throw new DomainError('user_not_found');
      const cards = ids.map((userId) => ({
        userId,
        name: names.get(userId) ?? '',
        secret: newToken(),
      }));
      const now = toText(clock());
      await repo.put(
        cards.map(({ userId, secret }) => ({
          user_id: userId,
          secret_hash: hashToken(secret),
          created_by: actor.adminId,
          created_at: now,
        })),
      );
      await logStaffAct(actor, ids, 'card-made');
      const [only, more] = ids;
      await staffLog.note(actor, {
        kind: 'card-made',
        ...(only && !more ? { on: { kind: 'user', id: only } } : { amount: ids.length }),
      });
      return { cards, publicUrl: publicUrl ?? null };
    },
    async madeAt(user: User): Promise<string | null> {
      return (await repo.find(user.id))?.created_at ?? null;
    },
    async revoke(actor: Admin, user: User): Promise<void> {
      if (!(await repo.remove(user.id))) throw new DomainError('not_found');
      await logStaffAct(actor, [user.id], 'card-revoked');
    },
    /** @returns the session token, or undefined where it is not her card. */
    async enter(
      actor: ActorOf<'device' | 'support'>,
      user: User,
      secret: string,
      address: string,
    ): Promise<string | undefined> {
      const from = actor.kind === 'device' ? { deviceId: actor.deviceId, address } : actor;
      const right = await throttle.attempt(cardAttempts(user.id, from), () => isHers(user, secret));
      if (!right) return undefined;
      return admit(actor.kind === 'device' ? actor.deviceId : null, user);
    },
  };

  async function isHers(user: User, secret: string): Promise<true | undefined> {
    const card = await repo.find(user.id);
    return card?.secret_hash === hashToken(secret) ? true : undefined;
  }
}

export type CardsService = ReturnType<typeof cardsService>;
