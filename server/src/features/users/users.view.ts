import type { ListedUser, OwnUser, PickerUser, Profile } from '@encina/contract/users';
import { photoAddress } from '../../core/photos.ts';
import type { UserRow } from './users.repo.ts';

const photo = (row: UserRow) => photoAddress(`/api/users/${row.id}`, row.photo_key);

export const toPicker = (row: UserRow): PickerUser => ({
  id: row.id,
  name: row.name,
  photo: photo(row),
  isActive: row.is_active === 1,
  hasPin: row.pin_hash !== null,
});

export const toListed = (row: UserRow): ListedUser => ({
  ...toPicker(row),
  email: row.email,
  familyConsent: row.family_consent === 1,
  municipalConsent: row.municipal_consent === 1,
  createdAt: row.created_at,
  lastActiveAt: row.last_active_at,
});

export const toProfile = (row: UserRow): Profile => ({
  ...toListed(row),
  phone: row.phone,
  birthDate: row.birth_date,
  adminId: row.admin_id,
  municipalityId: row.municipality_id,
});

export const toOwn = (row: UserRow): OwnUser => ({
  ...toProfile(row),
  voiceEnabled: row.voice_enabled === 1,
  darkMode: row.dark_mode === 1,
  textSize: row.text_size,
  unhurried: row.unhurried === 1,
  soundEnabled: row.sound_enabled === 1,
  moodAsked: row.mood_asked === 1,
});

/** What a relative sees: no more than whom she writes to. */
export const toSupported = (row: UserRow) => ({
  id: row.id,
  name: row.name,
  photo: photo(row),
  familyConsent: row.family_consent === 1,
});
