import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Place, pinAttempts } from '../../core/attempts.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { foundIn } from './found.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

type User = Authorized<UserSubject>;

/** The row of a person who may come in. */
export function enteringIn(repo: UsersRepo) {
  const found = foundIn(repo);
  return async (user: User): Promise<UserRow> => {
    const row = await found(user);
    if (row.is_active === 0) throw new DomainError('deactivated');
    return row;
  };
}

/** Undefined where her PIN has been changed since it was compared. */
export const openFor = (sessions: Sessions, row: UserRow, deviceId: string | null) =>
  sessions.openWhile(
    { kind: 'user', municipality_id: row.municipality_id, user_id: row.id, device_id: deviceId },
    row.pin_hash,
  );

interface Shown {
  readonly hash: string;
  readonly pin: string;
  readonly user: User;
  readonly place: Place;
}

/**
 * Compares a PIN, and writes down where it is wrong; undefined then.
 * @param make what the right one leads to: it is written with the end of the count
 */
export const pinCheck =
  ({
    throttle,
    passwords,
    staffLog,
  }: {
    throttle: Throttle;
    passwords: Passwords;
    staffLog: StaffLog;
  }) =>
  <Made>(
    { hash, pin, user, place }: Shown,
    make: () => Promise<Made>,
  ): Promise<Made | undefined> => {
    const { id, municipalityId } = user;
    const compare = async () => {
      if (await passwords.verifyPin(hash, pin, municipalityId)) return true;
      const tablet = { kind: 'device', municipalityId, deviceId: place.deviceId } as const;
      await staffLog.note(tablet, { kind: 'pin-wrong', on: user });
      return undefined;
    };
    return throttle.attemptAnd(pinAttempts(id, place), compare, make);
  };
