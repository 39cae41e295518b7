import type { UserSubject } from './actor.ts';

/** A person and her town, as far as the access rules ask. */
export interface UserSubjectRow {
  readonly municipality_id: string;
  readonly is_active: number;
  readonly family_consent: number;
  readonly municipal_consent: number;
  readonly time_zone: string;
  readonly version: string;
}

export const toUserSubject = (id: string, row: UserSubjectRow): UserSubject => ({
  kind: 'user',
  id,
  municipalityId: row.municipality_id,
  isActive: row.is_active === 1,
  familyConsent: row.family_consent === 1,
  municipalConsent: row.municipal_consent === 1,
  timeZone: row.time_zone,
  version: row.version,
});
