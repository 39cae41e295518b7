import type { BodyOf } from '@encina/contract/endpoint';
import type { changePin } from '@encina/contract/users-entry';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import type { Place, Source } from '../../core/attempts.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { enteringIn, openFor, pinCheck } from './entering.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

interface Deps {
  readonly repo: UsersRepo;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly staffLog: StaffLog;
}

type User = Authorized<UserSubject>;

/**
 * Another PIN, or a first one. All sessions end, as wherever a PIN changes; this tablet gets a new one.
 * @returns what gives its token, or undefined when the old PIN is wrong.
 */
export function pinChange(deps: Deps) {
  const { repo, sessions, throttle, passwords } = deps;
  const entering = enteringIn(repo);
  const { mayChange, refuseSame } = ownPinRules(deps);
  return async (
    { deviceId }: ActorOf<'user'>,
    user: User,
    { currentPin, newPin }: BodyOf<typeof changePin>,
    from: Source,
  ): Promise<string | undefined> => {
    const row = await entering(user);
    if (!(await mayChange(row, currentPin, user, { ...from, deviceId }))) return undefined;
    await refuseSame(row, newPin);
    const hash = await passwords.hashPin(newPin, user.municipalityId);
    if (!(await repo.changePin(user.id, { from: row.pin_hash, to: hash }))) return undefined;
    await throttle.forgetPin(user.id);
    await sessions.endOfUser(user.id);
    return openFor(sessions, { ...row, pin_hash: hash }, deviceId);
  };
}

/** What holds where she gives herself another PIN. */
function ownPinRules(deps: Pick<Deps, 'throttle' | 'passwords' | 'staffLog'>) {
  const ifRight = pinCheck(deps);
  return {
    /** Who came in with the PIN that staff gave has just shown it: she types no old one. */
    async mayChange(row: UserRow, given: string | null | undefined, user: User, at: Place) {
      if (row.pin_hash === null || (row.pin_set_by !== null && !given)) return true;
      const shown = { hash: row.pin_hash, pin: given ?? '', user, place: at };
      return (await ifRight(shown, async () => true)) ?? false;
    },
    /** That one is known to who gave it. */
    async refuseSame(row: UserRow, newPin: string): Promise<void> {
      if (row.pin_hash === null || row.pin_set_by === null) return;
      if (await deps.passwords.verifyPin(row.pin_hash, newPin)) throw new DomainError('same_pin');
    },
  };
}
