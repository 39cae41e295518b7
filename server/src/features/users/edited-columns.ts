import type { BodyOf } from '@encina/contract/endpoint';
import type { update } from '@encina/contract/users';
import type { Passwords } from '../../core/passwords.ts';
import type { Photos } from '../../core/photos.ts';
import { nameColumns } from '../../names/name-columns.ts';
import type { UserRow } from './users.repo.ts';
import { userFolder } from './users.service.ts';

type Edit = Omit<BodyOf<typeof update>, 'version'>;

interface Deps {
  readonly photos: Photos;
  readonly passwords: Passwords;
}

/** The columns that an edit of staff names; what it does not name stays. */
export const editedColumns =
  ({ photos, passwords }: Deps) =>
  async (adminId: string, userId: string, input: Edit): Promise<Partial<UserRow>> => {
    const values: Partial<UserRow> = pauseColumns(input);
    if (input.name !== undefined) Object.assign(values, nameColumns(input.name));
    if (input.email !== undefined) values.email = input.email;
    if (input.phone !== undefined) values.phone = input.phone;
    if (input.birthDate !== undefined) values.birth_date = input.birthDate;
    if (input.pin !== undefined) {
      values.pin_hash = await passwords.hashPin(input.pin);
      values.pin_set_by = adminId;
    }
    if (input.photo !== undefined) {
      values.photo_key = input.photo && (await photos.keep(userFolder(userId), input.photo));
    }
    return values;
  };

/** Who is switched on again needs no reason any more. */
function pauseColumns({ isActive, pauseReason, pauseWords }: Edit): Partial<UserRow> {
  if (isActive) return { is_active: 1, pause_reason: '', pause_words: '' };
  return {
    ...(isActive === false && { is_active: 0 }),
    ...(pauseReason !== undefined && { pause_reason: pauseReason }),
    ...(pauseWords !== undefined && { pause_words: pauseWords }),
  };
}
