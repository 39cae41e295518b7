import type { SettingColumns } from '@encina/contract/settings';
import type { TermsMedium } from '@encina/contract/terms';
import type { Generated } from 'kysely';
import type { Flag, Versioned, WithDefaults } from './column-types.ts';

type Consent =
  | 'family'
  | 'municipal'
  | 'terms'
  | 'alerts'
  | 'alerts-town'
  | 'propose'
  | 'write'
  | 'staff-proposals';

/** People, and what they agreed to. */
export interface PeopleTables {
  users: {
    id: string;
    municipality_id: string;
    admin_id: string | null;
    name: string;
    /** The name without capitals and accents, for search and order. */
    name_search: string;
    /** The surname first, for the order in which people look for themselves. */
    surname_key: string;
    email: string | null;
    phone: string | null;
    birth_date: string | null;
    photo_key: string | null;
    pin_hash: string | null;
    /** The administrator who gave her this PIN; null once she has chosen it herself. */
    pin_set_by: Generated<string | null>;
    family_consent: Flag;
    municipal_consent: Flag;
    /** Whether the town hall may propose reminders to her. */
    staff_proposals: Generated<Flag>;
    is_active: Flag;
    /** Why she is switched off, for staff. */
    pause_reason: Generated<string>;
    /** The same for her family, in the words of staff. */
    pause_words: Generated<string>;
    last_active_at: string | null;
    created_at: string;
  } & Versioned &
    WithDefaults<SettingColumns>;
  /** A word that is another one after every write of what is hers; the database itself sees to it. `''` is a place of everybody's. */
  person_versions: { user_id: string; place: Generated<string>; version: string };
  /** Append-only: what a person agreed to, when and on which device. */
  consent_changes: {
    id: string;
    user_id: string;
    consent: Consent;
    granted: Flag;
    changed_by: 'user' | 'admin';
    changed_by_id: string;
    device_id: string | null;
    changed_at: string;
    /** Of the terms alone. */
    version: string | null;
    medium: TermsMedium | null;
    /** Of one of her people, where it is about one. */
    helper_id: string | null;
    helper_name: string | null;
  };
}
