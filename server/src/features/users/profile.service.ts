import type { BodyOf } from '@encina/contract/endpoint';
import type { FullProfile, update } from '@encina/contract/users';
import type { LogStaffAct } from '../../core/access-log.ts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { changedMeanwhile, type NameOfAdmin } from '../../core/changed-meanwhile.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { editedColumns } from './edited-columns.ts';
import { foundIn } from './found.ts';
import type { SettingsRepo } from './settings.repo.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';
import { toProfile } from './users.view.ts';

export interface ProfileDeps
  extends Pick<Dependencies, 'photos' | 'passwords' | 'sessions' | 'throttle' | 'staffLog'> {
  readonly repo: UsersRepo;
  readonly settings: SettingsRepo;
  readonly nameOfAdmin: NameOfAdmin;
  readonly logStaffAct: LogStaffAct;
  /** What she was told and has not seen to goes from the screens of her devices. */
  readonly withdrawNotices: (userId: string) => Promise<void>;
}

const COMPARED = ['name', 'email', 'phone', 'birthDate'] as const;
/** What is written of her, as its columns are called. */
const DETAILS = ['name', 'email', 'phone', 'birth_date', 'photo_key'] as const;

type User = Authorized<UserSubject>;
type Edit = BodyOf<typeof update>;

/** What staff see and change of a person. */
export function profileService(deps: ProfileDeps) {
  const { repo, photos, sessions } = deps;
  const found = foundIn(repo);
  const full = fullIn(deps);
  const refusal = refusalIn(deps);
  const note = notingIn(deps);
  const columns = editedColumns(deps);

  return {
    full,
    async update(
      admin: ActorOf<'admin'>,
      user: User,
      { version, ...input }: Edit,
    ): Promise<FullProfile> {
      const before = await found(user);
      if (version !== undefined && version !== before.version) {
        throw await refusal(user, input);
      }
      const values = await columns(admin.adminId, user.id, input);
      if (Object.keys(values).length > 0) {
        const edit = { ...values, edited_by_id: admin.adminId };
        const isWritten = await repo.edit(user.id, edit, version);
        if (!isWritten) throw await refusal(user, input, values.photo_key);
      }
      await note(admin, user, { before, input, values });
      if (input.pin !== undefined || input.isActive === false) await sessions.endOfUser(user.id);
      if (input.isActive === false) await deps.withdrawNotices(user.id);
      await photos.removeReplaced(before.photo_key, values.photo_key);
      return full(user);
    },
  };
}

const fullIn = ({ repo, settings }: Pick<ProfileDeps, 'repo' | 'settings'>) => {
  const found = foundIn(repo);
  return async (user: User): Promise<FullProfile> => {
    const [row, dates] = await Promise.all([found(user), settings.consentDates(user.id)]);
    return {
      ...toProfile(row),
      pauseReason: row.pause_reason,
      pauseWords: row.pause_words,
      familyConsentAt: dates.get('family') ?? null,
      municipalConsentAt: dates.get('municipal') ?? null,
      version: row.version,
    };
  };
};

/** Nothing was written: what was kept of the photo goes again. */
const refusalIn = ({ repo, photos, nameOfAdmin }: ProfileDeps) => {
  const found = foundIn(repo);
  return async (user: User, input: Edit, photo?: string | null) => {
    const row = await found(user);
    await photos.removeReplaced(photo ?? null, row.photo_key);
    const by = row.edited_by_id === null ? undefined : await nameOfAdmin(row.edited_by_id);
    return changedMeanwhile(COMPARED, { now: toProfile(row), sent: input }, by);
  };
};

/** Where staff can read it: that she was paused or is back, that her details are others, and, she too, that she has another PIN. */
const notingIn =
  ({ throttle, logStaffAct, staffLog }: ProfileDeps) =>
  async (
    admin: ActorOf<'admin'>,
    user: User,
    { before, input, values }: { before: UserRow; input: Edit; values: Partial<UserRow> },
  ) => {
    if (input.pin !== undefined) {
      await throttle.forgetPin(user.id);
      await logStaffAct(admin, [user.id], 'pin-given');
      await staffLog.note(admin, { kind: 'pin-given', on: user });
    }
    const paused = pauseKind(before, input);
    if (paused) await staffLog.note(admin, { kind: paused, on: user });
    if (DETAILS.some((name) => values[name] !== undefined && values[name] !== before[name])) {
      await staffLog.note(admin, { kind: 'person-edited', on: user });
    }
  };

/** Undefined where she stays as she was. */
function pauseKind({ is_active: wasActive }: UserRow, { isActive }: Edit) {
  if (isActive === undefined || isActive === (wasActive === 1)) return undefined;
  return isActive ? 'person-resumed' : 'person-paused';
}

export type ProfileService = ReturnType<typeof profileService>;
