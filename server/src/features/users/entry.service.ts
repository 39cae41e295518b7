import type { BodyOf } from '@encina/contract/endpoint';
import type { changePin } from '@encina/contract/users';
import type { LogStaffAct } from '../../core/access-log.ts';
import type { Actor, ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import { pinAttempt, type Throttle } from '../../core/throttle.ts';
import { foundIn } from './found.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

export interface EntryDeps {
  readonly repo: UsersRepo;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly logStaffAct: LogStaffAct;
  readonly staffLog: StaffLog;
}

type User = Authorized<UserSubject>;
type Device = ActorOf<'device'>;
type Place = { readonly deviceId: string | null; readonly address: string };

/** How a person comes in at an enrolled device, and goes. */
export function entryService(deps: EntryDeps) {
  const { repo, sessions, throttle, passwords, clock, logStaffAct } = deps;
  const entering = enteringIn(repo);
  const isRight = pinCheck(deps);
  const { mayChange, refuseSame } = ownPinRules(deps);

  /** Undefined where her PIN has been changed since it was compared. */
  async function open(deviceId: string | null, row: UserRow): Promise<string | undefined> {
    if (deviceId) await sessions.endPeopleOnDevice(deviceId);
    const token = await openFor(sessions, row, deviceId);
    if (token) await repo.sawActive(row.id, toText(clock()));
    return token;
  }

  return {
    /** @returns the session token, or undefined when the PIN is wrong. */
    async withPin(device: Device, user: User, pin: string, address: string) {
      const row = await entering(user);
      const place = { deviceId: device.deviceId, address };
      const hash = row.pin_hash;
      if (hash !== null && !(await isRight(hash, pin, user, place))) return undefined;
      const token = await open(device.deviceId, row);
      // At her very first visit there is nothing of hers that somebody else could have come for.
      if (token && row.pin_set_by && row.last_active_at) {
        await logStaffAct({ adminId: row.pin_set_by }, [row.id], 'pin-used');
      }
      return token;
    },
    /**
     * Another PIN, or a first one. All sessions end, as wherever a PIN changes; this tablet gets a new one.
     * @returns its token, or undefined when the old PIN is wrong.
     */
    async changePin(
      { deviceId }: ActorOf<'user'>,
      user: User,
      { currentPin, newPin }: BodyOf<typeof changePin>,
      address: string,
    ): Promise<string | undefined> {
      const row = await entering(user);
      if (!(await mayChange(row, currentPin, user, { deviceId, address }))) return undefined;
      await refuseSame(row, newPin);
      const hash = await passwords.hashPin(newPin);
      if (!(await repo.changePin(user.id, { from: row.pin_hash, to: hash }))) return undefined;
      await throttle.forgetPin(user.id);
      await sessions.endOfUser(user.id);
      return openFor(sessions, { ...row, pin_hash: hash }, deviceId);
    },
    async withoutPin(device: Device, user: User): Promise<string> {
      const row = await entering(user);
      const token = row.pin_hash === null ? await open(device.deviceId, row) : undefined;
      if (!token) throw new DomainError('pin_required');
      return token;
    },
    /** Somebody whom another proof than a PIN has named; no device where it is a relative's. */
    async admit(deviceId: string | null, user: User): Promise<string | undefined> {
      return open(deviceId, await entering(user));
    },
    /** Whoever was in on this browser until now, where no device says which it is. */
    async endVisits(actors: readonly Actor[]): Promise<void> {
      const visits = actors.filter((actor) => actor.kind === 'user');
      await Promise.all(visits.map(({ sessionId }) => sessions.end(sessionId)));
    },
    leave: (actor: ActorOf<'user'>) => sessions.end(actor.sessionId),
  };
}

export type EntryService = ReturnType<typeof entryService>;

function enteringIn(repo: UsersRepo) {
  const found = foundIn(repo);
  return async (user: User): Promise<UserRow> => {
    const row = await found(user);
    if (row.is_active === 0) throw new DomainError('deactivated');
    return row;
  };
}

const openFor = (sessions: Sessions, row: UserRow, deviceId: string | null) =>
  sessions.openWhile(
    { kind: 'user', municipality_id: row.municipality_id, user_id: row.id, device_id: deviceId },
    row.pin_hash,
  );

/** By device, so that nobody's guesses elsewhere shut her out of her own tablet. */
const pinCheck =
  ({ throttle, passwords, staffLog }: Pick<EntryDeps, 'throttle' | 'passwords' | 'staffLog'>) =>
  async (hash: string, pin: string, user: User, place: Place): Promise<boolean> => {
    const guess = pinAttempt(user.id, place.deviceId ?? `address:${place.address}`);
    const right = await throttle.attempt([guess], async () =>
      (await passwords.verifyPin(hash, pin)) ? true : undefined,
    );
    if (right) return true;
    const { municipalityId } = user;
    const { deviceId } = place;
    await staffLog.note(
      { kind: 'device', municipalityId, deviceId },
      { kind: 'pin-wrong', on: user },
    );
    return false;
  };

/** What holds where she gives herself another PIN. */
function ownPinRules(deps: Pick<EntryDeps, 'throttle' | 'passwords' | 'staffLog'>) {
  const isRight = pinCheck(deps);
  return {
    /** Who came in with the PIN that staff gave has just shown it: she types no old one. */
    async mayChange(row: UserRow, given: string | null | undefined, user: User, at: Place) {
      if (row.pin_hash === null || (row.pin_set_by !== null && !given)) return true;
      return isRight(row.pin_hash, given ?? '', user, at);
    },
    /** That one is known to who gave it. */
    async refuseSame(row: UserRow, newPin: string): Promise<void> {
      if (row.pin_hash === null || row.pin_set_by === null) return;
      if (await deps.passwords.verifyPin(row.pin_hash, newPin)) throw new DomainError('same_pin');
    },
  };
}
