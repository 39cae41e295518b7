import type { LogStaffAct } from '../../core/access-log.ts';
import type { Actor, ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { pinAccount, type Source } from '../../core/attempts.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { enteringIn, openFor, pinCheck } from './entering.ts';
import { pinChange } from './pin-change.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

export interface EntryDeps {
  readonly repo: UsersRepo;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly logStaffAct: LogStaffAct;
  readonly staffLog: StaffLog;
  /** She is told nothing more on a tablet that is not hers. */
  readonly endPush: (userId: string, deviceId: string) => Promise<void>;
}

type User = Authorized<UserSubject>;
type Device = ActorOf<'device'>;

/** How a person comes in at an enrolled device, and goes. */
export function entryService(deps: EntryDeps) {
  const { repo, sessions, logStaffAct, endPush } = deps;
  const entering = enteringIn(repo);
  const ifRight = pinCheck(deps);

  /** Undefined where her PIN has been changed since it was compared. @throws DomainError where she has gone since */
  async function open(deviceId: string | null, user: User, row: UserRow) {
    const token = await openFor(sessions, row, deviceId);
    if (!token) await entering(user);
    return token;
  }

  return {
    /** @returns the session token, or undefined when the PIN is wrong. */
    async withPin(device: Device, user: User, pin: string, from: Source) {
      const row = await entering(user);
      const enter = () => open(device.deviceId, user, row);
      const place = { ...from, deviceId: device.deviceId };
      const hash = row.pin_hash;
      const token = await (hash === null ? enter() : ifRight({ hash, pin, user, place }, enter));
      if (token) from.browser.remember(pinAccount(user.id));
      // At her very first visit there is nothing of hers that somebody else could have come for.
      if (token && row.pin_set_by && row.last_active_at) {
        await logStaffAct({ adminId: row.pin_set_by }, [row.id], 'pin-used');
      }
      return token;
    },
    changePin: pinChange(deps),
    async withoutPin(device: Device, user: User): Promise<string> {
      const row = await entering(user);
      const token = row.pin_hash === null ? await open(device.deviceId, user, row) : undefined;
      if (!token) throw new DomainError('pin_required');
      return token;
    },
    /** Somebody whom another proof than a PIN has named; no device where it is a relative's. */
    async admit(deviceId: string | null, user: User): Promise<string | undefined> {
      return open(deviceId, user, await entering(user));
    },
    /** Whoever was in on this browser until now, where no device says which it is. */
    async endVisits(actors: readonly Actor[]): Promise<void> {
      const visits = actors.filter((actor) => actor.kind === 'user');
      await Promise.all(visits.map(({ sessionId }) => sessions.end(sessionId)));
    },
    async leave({ sessionId, userId, deviceId }: ActorOf<'user'>): Promise<void> {
      if (deviceId) await endPush(userId, deviceId);
      await sessions.end(sessionId);
    },
  };
}

export type EntryService = ReturnType<typeof entryService>;
