import type { BodyOf } from '@encina/contract/endpoint';
import type { FullProfile, update } from '@encina/contract/users';
import type { LogStaffAct } from '../../core/access-log.ts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { changedMeanwhile, type NameOfAdmin } from '../../core/changed-meanwhile.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Photos } from '../../core/photos.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { Throttle } from '../../core/throttle.ts';
import { editedColumns } from './edited-columns.ts';
import { foundIn } from './found.ts';
import type { SettingsRepo } from './settings.repo.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';
import { toProfile } from './users.view.ts';

export interface ProfileDeps {
  readonly repo: UsersRepo;
  readonly settings: SettingsRepo;
  readonly photos: Photos;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly nameOfAdmin: NameOfAdmin;
  readonly logStaffAct: LogStaffAct;
  readonly staffLog: StaffLog;
}

const COMPARED = ['name', 'email', 'phone', 'birthDate'] as const;

type User = Authorized<UserSubject>;

/** What staff see and change of a person. */
export function profileService({
  repo,
  settings,
  photos,
  passwords,
  sessions,
  throttle,
  nameOfAdmin,
  logStaffAct,
  staffLog,
}: ProfileDeps) {
  const found = foundIn(repo);
  const columns = editedColumns({ photos, passwords });

  async function full(user: User): Promise<FullProfile> {
    const [row, dates] = await Promise.all([found(user), settings.consentDates(user.id)]);
    return {
      ...toProfile(row),
      pauseReason: row.pause_reason,
      pauseWords: row.pause_words,
      familyConsentAt: dates.get('family') ?? null,
      municipalConsentAt: dates.get('municipal') ?? null,
      version: row.version,
    };
  }

  /** Nothing was written: what was kept of the photo goes again. */
  async function refuse(user: User, input: BodyOf<typeof update>, photo?: string | null) {
    const row = await found(user);
    await photos.removeReplaced(photo ?? null, row.photo_key);
    const by = row.edited_by_id === null ? undefined : await nameOfAdmin(row.edited_by_id);
    return changedMeanwhile(COMPARED, { now: toProfile(row), sent: input }, by);
  }

  return {
    full,
    async update(
      admin: ActorOf<'admin'>,
      user: User,
      { version, ...input }: BodyOf<typeof update>,
    ): Promise<FullProfile> {
      const before = await found(user);
      if (version !== undefined && version !== before.version) {
        throw await refuse(user, input);
      }
      const values = await columns(admin.adminId, user.id, input);
      if (Object.keys(values).length > 0) {
        const edit = { ...values, edited_by_id: admin.adminId };
        const isWritten = await repo.edit(user.id, edit, version);
        if (!isWritten) throw await refuse(user, input, values.photo_key);
      }
      if (input.pin !== undefined) {
        await throttle.forgetPin(user.id);
        await logStaffAct(admin, [user.id], 'pin-given');
        await staffLog.note(admin, { kind: 'pin-given', on: user });
      }
      const paused = pauseKind(before, input);
      if (paused) await staffLog.note(admin, { kind: paused, on: user });
      if (input.pin !== undefined || input.isActive === false) await sessions.endOfUser(user.id);
      await photos.removeReplaced(before.photo_key, values.photo_key);
      return full(user);
    },
  };
}

/** Undefined where she stays as she was. */
function pauseKind({ is_active: wasActive }: UserRow, { isActive }: BodyOf<typeof update>) {
  if (isActive === undefined || isActive === (wasActive === 1)) return undefined;
  return isActive ? 'person-resumed' : 'person-paused';
}

export type ProfileService = ReturnType<typeof profileService>;
