import type { BodyOf } from '@encina/contract/endpoint';
import type { changePin } from '@encina/contract/users';
import type { Actor, ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import { pinAttempt, type Throttle } from '../../core/throttle.ts';
import { foundIn } from './found.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

export interface EntryDeps {
  readonly repo: UsersRepo;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;
type Device = ActorOf<'device'>;
type Place = { readonly deviceId: string | null; readonly address: string };

/** How a person comes in at an enrolled device, and goes. */
export function entryService(deps: EntryDeps) {
  const { repo, sessions, throttle, passwords, clock } = deps;
  const entering = enteringIn(repo);
  const isRight = pinCheck(deps);

  async function open({ deviceId }: Pick<Device, 'deviceId'>, user: User): Promise<string> {
    if (deviceId) await sessions.endPeopleOnDevice(deviceId);
    await repo.sawActive(user.id, toText(clock()));
    return openFor(sessions, user, deviceId);
  }

  return {
    /** @returns the session token, or undefined when the PIN is wrong. */
    async withPin(device: Device, user: User, pin: string, address: string) {
      const { pin_hash: hash } = await entering(user);
      const place = { deviceId: device.deviceId, address };
      if (hash !== null && !(await isRight(hash, pin, user, place))) return undefined;
      return open(device, user);
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
      const { pin_hash: hash } = await entering(user);
      const place = { deviceId, address };
      if (hash !== null && !(await isRight(hash, currentPin ?? '', user, place))) return undefined;
      await repo.update(user.id, { pin_hash: await passwords.hashPin(newPin) });
      await throttle.forgetPin(user.id);
      await sessions.endOfUser(user.id);
      return openFor(sessions, user, deviceId);
    },
    async withoutPin(device: Device, user: User): Promise<string> {
      const { pin_hash: hash } = await entering(user);
      if (hash !== null) throw new DomainError('pin_required');
      return open(device, user);
    },
    /** Somebody whom another proof than a PIN has named; no device where it is a relative's. */
    async admit(deviceId: string | null, user: User): Promise<string> {
      await entering(user);
      return open({ deviceId }, user);
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

const openFor = (sessions: Sessions, user: User, deviceId: string | null): Promise<string> =>
  sessions.open({
    kind: 'user',
    municipality_id: user.municipalityId,
    user_id: user.id,
    device_id: deviceId,
  });

/** By device, so that nobody's guesses elsewhere shut her out of her own tablet. */
const pinCheck =
  ({ throttle, passwords }: Pick<EntryDeps, 'throttle' | 'passwords'>) =>
  async (hash: string, pin: string, user: User, place: Place): Promise<boolean> => {
    const guess = pinAttempt(user.id, place.deviceId ?? `address:${place.address}`);
    const right = await throttle.attempt([guess], async () =>
      (await passwords.verifyPin(hash, pin)) ? true : undefined,
    );
    return right === true;
  };
