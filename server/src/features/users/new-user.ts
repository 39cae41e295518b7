import { TERMS_VERSION, type TermsMedium } from '@encina/contract/terms';
import type { importedUser } from '@encina/contract/users-bulk';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import { newId } from '../../core/ids.ts';
import { nameColumns } from '../../names/name-columns.ts';
import type { ConsentChange, NewUserRow } from './users.repo.ts';

export const flag = (value: boolean) => (value ? 1 : 0);

export type By = Pick<ConsentChange, 'changed_by' | 'changed_by_id' | 'device_id' | 'changed_at'>;

export const consentChange = (
  userId: string,
  consent: ConsentChange['consent'],
  granted: boolean,
  by: By,
): ConsentChange => ({ id: newId(), user_id: userId, consent, granted: flag(granted), ...by });

/** That a person accepts the terms that hold now. */
export const termsAccepted = (userId: string, medium: TermsMedium, by: By): ConsentChange => ({
  id: newId(),
  user_id: userId,
  consent: 'terms',
  granted: 1,
  version: TERMS_VERSION,
  medium,
  ...by,
});

/** The rows of a person whom staff write down, without a photo: alone or among many. */
export function newUser(
  actor: ActorOf<'admin'>,
  input: z.output<typeof importedUser>,
  pinHash: string,
  now: string,
): { row: NewUserRow; consents: ConsentChange[] } {
  const id = newId();
  const row: NewUserRow = {
    id,
    municipality_id: actor.municipalityId,
    admin_id: actor.adminId,
    ...nameColumns(input.name),
    email: input.email ?? null,
    phone: input.phone ?? null,
    birth_date: input.birthDate ?? null,
    photo_key: null,
    pin_hash: pinHash,
    pin_set_by: actor.adminId,
    family_consent: flag(input.familyConsent),
    municipal_consent: flag(input.municipalConsent),
    is_active: 1,
    pause_reason: '',
    pause_words: '',
    last_active_at: null,
    created_at: now,
  };
  const by: By = {
    changed_by: 'admin',
    changed_by_id: actor.adminId,
    device_id: null,
    changed_at: now,
  };
  const consents: ConsentChange[] = [];
  if (input.termsVersion) consents.push(termsAccepted(id, input.termsMedium ?? 'paper', by));
  if (input.familyConsent) consents.push(consentChange(id, 'family', true, by));
  if (input.municipalConsent) consents.push(consentChange(id, 'municipal', true, by));
  return { row, consents };
}
