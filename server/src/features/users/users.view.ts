import type { ListedUser, OwnUser, PickerUser, Profile } from '@encina/contract/users';
import { photoAddress } from '../../core/photos.ts';
import { settingsOf } from './setting-columns.ts';
import type { ListedRow, NewUserRow, PickedRow, UserRow } from './users.repo.ts';

const photo = (row: Pick<PickedRow, 'id' | 'photo_key'>) =>
  photoAddress(`/api/users/${row.id}`, row.photo_key);

/** Of a whole row, or of one of a list, which has no hash. */
type WithPin = { readonly has_pin: number } | Pick<UserRow, 'pin_hash'>;

/** One of the picker, where nobody but who is active is asked for. */
export const toPicked = (
  row: Pick<PickedRow, 'id' | 'name' | 'photo_key'> & WithPin,
): PickerUser => ({
  id: row.id,
  name: row.name,
  photo: photo(row),
  isActive: true,
  hasPin: 'has_pin' in row ? row.has_pin === 1 : row.pin_hash !== null,
});

type Shown = Pick<ListedRow, 'id' | 'name' | 'photo_key' | 'is_active'>;

export const toPicker = (row: Shown & WithPin): PickerUser => ({
  ...toPicked(row),
  isActive: row.is_active === 1,
});

export const toListed = (row: Omit<ListedRow, 'has_pin'> & WithPin): ListedUser => ({
  ...toPicker(row),
  email: row.email,
  phone: row.phone,
  familyConsent: row.family_consent === 1,
  municipalConsent: row.municipal_consent === 1,
  createdAt: row.created_at,
  // Whether the account works is the town hall's business; when she was there is not, unless she says so.
  ...(row.municipal_consent === 1 ? { lastActiveAt: row.last_active_at } : {}),
});

export const toProfile = (row: NewUserRow): Profile => ({
  ...toListed(row),
  birthDate: row.birth_date,
  adminId: row.admin_id,
  municipalityId: row.municipality_id,
});

export const toOwn = (row: UserRow): OwnUser => ({
  ...toProfile(row),
  lastActiveAt: row.last_active_at,
  ...settingsOf(row),
  pinIsFromStaff: row.pin_set_by !== null,
});

/** What a relative sees: no more than whom she writes to. */
export const toSupported = (row: UserRow) => ({
  id: row.id,
  name: row.name,
  photo: photo(row),
  familyConsent: row.family_consent === 1,
});
