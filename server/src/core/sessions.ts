import type { Actor, UserSubject } from './actor.ts';
import { type Clock, inSeconds, toText } from './clock.ts';
import { DomainError } from './errors.ts';
import { isAboutGone } from './gone.ts';
import { newId } from './ids.ts';
import type { SecretKind, SessionRow } from './insert-session.repo.ts';
import type { LiveSession } from './live-sessions.repo.ts';
import { outageOf } from './outage.ts';
import type { sessionsRepo, WhenOpen } from './sessions.repo.ts';
import { hashToken, newToken } from './tokens.ts';
import { toUserSubject } from './user-subject.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** How long staff need not show again who they are. */
const CONFIRMED_SECONDS = 300;

/** How long each kind lives at most, and idle, in seconds. */
export const LIFETIMES = {
  device: { total: 365 * DAY, idle: null },
  user: { total: 30 * DAY, idle: null },
  support: { total: 7 * DAY, idle: null },
  admin: { total: 7 * DAY, idle: 12 * HOUR },
} as const;

// Writing "seen just now" at every request would make each read a durable write.
const SEEN_EVERY_SECONDS = 300;

type Owner<Kind = SessionRow['kind']> = Partial<
  Pick<SessionRow, 'device_id' | 'user_id' | 'support_person_id' | 'admin_id' | 'place'>
> & { kind: Kind; municipality_id: string };

/** Who asks, and of whom. */
interface Callers {
  readonly actors: readonly Actor[];
  readonly person?: UserSubject;
}

/** Opens, recognises and ends sessions. Tokens leave this module once, when they are made. */
export interface Sessions {
  /** Returns the token to hand to the client. */
  open(owner: Owner): Promise<string>;
  /**
   * The same for who has just shown a PIN or password.
   * @param hash what it was compared with; null for who has no PIN
   * @param whenOpen writes with it what else is to stand
   * @returns undefined where it has been changed since: what was right is not any more.
   */
  openWhile(
    owner: Owner<SecretKind>,
    hash: string | null,
    whenOpen?: WhenOpen,
  ): Promise<string | undefined>;
  /** Says that a session was opened on the device of another one: it ends when the device is revoked. */
  openedOn(token: string, deviceToken: string): Promise<void>;
  /**
   * Actors behind these tokens: unknown, expired, idle and revoked ones are left out. And the person whom the address
   * names, where somebody asks and there is one: she is looked up with the sessions.
   */
  callers(tokens: readonly string[], named?: string): Promise<Callers>;
  /** Whoever holds the session has just shown again who she is, by whatever proof. */
  confirm(sessionId: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** But of those who stay. */
  endPeopleOnDevice(deviceId: string, staying: readonly string[]): Promise<void>;
  /** Everywhere at once: for a new PIN and for deactivation. */
  endOfUser(userId: string): Promise<void>;
  endOfAdmin(adminId: string): Promise<void>;
  endExpired(): Promise<void>;
}

export function sessions(repo: ReturnType<typeof sessionsRepo>, clock: Clock): Sessions {
  const isIdle = (row: LiveSession, now: Temporal.Instant) =>
    row.idle_seconds !== null && inSeconds(now, -row.idle_seconds) >= row.last_seen_at;

  async function seen(rows: readonly LiveSession[], now: Temporal.Instant) {
    const before = inSeconds(now, -SEEN_EVERY_SECONDS);
    const unseen = rows.filter(({ last_seen_at }) => last_seen_at < before);
    if (unseen.length === 0) return;
    await Promise.all(
      unseen.map(({ id }) =>
        // On a full disk who is in may still look: what she wants to read is there.
        repo.touch(id, toText(now)).catch((error: unknown) => {
          if (outageOf(error) !== 'disk_full') throw error;
        }),
      ),
    );
  }

  return {
    async open(owner) {
      const token = newToken();
      await repo.insert(newRow(owner, token, clock())).catch(refuseGone);
      return token;
    },
    async openWhile(owner, hash, whenOpen) {
      const token = newToken();
      const row = newRow(owner, token, clock());
      const isOpen = await repo.insertWhile(row, hash, whenOpen).catch(refuseGone);
      return isOpen ? token : undefined;
    },
    openedOn: (token, deviceToken) => repo.setDevice(hashToken(token), hashToken(deviceToken)),
    async callers(tokens, named = '') {
      if (tokens.length === 0) return { actors: [] };
      const now = clock();
      const asked = { hashes: tokens.map(hashToken), now: toText(now), named };
      const { rows, person } = await repo.live(asked);
      const live = rows.filter((row) => !isIdle(row, now));
      await seen(live, now);
      const actors = live.flatMap((row) => toActor(row, asked.now) ?? []);
      return person ? { actors, person: toUserSubject(named, person) } : { actors };
    },
    confirm: (id) => repo.confirm(id, inSeconds(clock(), CONFIRMED_SECONDS)),
    end: (id) => repo.end(id),
    endPeopleOnDevice: (deviceId, staying) => repo.endPeopleOnDevice(deviceId, staying),
    endOfUser: (userId) => repo.endOfUser(userId),
    endOfAdmin: (adminId) => repo.endOfAdmin(adminId),
    endExpired: () => repo.endExpired(toText(clock())),
  };
}

function newRow<Kind extends SessionRow['kind']>(
  owner: Owner<Kind>,
  token: string,
  now: Temporal.Instant,
) {
  const { total, idle } = LIFETIMES[owner.kind];
  return {
    device_id: null,
    user_id: null,
    support_person_id: null,
    admin_id: null,
    place: '',
    ...owner,
    id: newId(),
    token_hash: hashToken(token),
    created_at: toText(now),
    last_seen_at: toText(now),
    idle_seconds: idle,
    expires_at: inSeconds(now, total),
    confirmed_until: null,
  };
}

/** Whoever it was to be opened for went at this moment, or the device on which it was. */
function refuseGone(error: unknown): never {
  throw isAboutGone(error) ? new DomainError('unauthenticated', { cause: error }) : error;
}

function toActor(row: LiveSession, now: string): Actor | undefined {
  const common = { sessionId: row.id, municipalityId: row.municipality_id };
  if (row.kind === 'admin' && row.admin_id) {
    const isConfirmed = row.confirmed_until !== null && row.confirmed_until > now;
    const needsFactor = row.needs_factor === 1;
    return { kind: 'admin', ...common, adminId: row.admin_id, isConfirmed, needsFactor };
  }
  if (row.kind === 'user' && row.user_id) {
    return { kind: 'user', ...common, userId: row.user_id, deviceId: row.device_id };
  }
  if (row.kind === 'support' && row.support_person_id) {
    return { kind: 'support', ...common, supportPersonId: row.support_person_id };
  }
  if (row.kind === 'device' && row.device_id) {
    return { kind: 'device', municipalityId: row.municipality_id, deviceId: row.device_id };
  }
  return undefined;
}
