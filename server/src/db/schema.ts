import type { AccessLogEntry } from '@encina/contract/data';
import type { Generated } from 'kysely';
import type { AlertTables } from './tables/alerts.ts';
import type { ChatTables } from './tables/chat.ts';
import type { Flag, Versioned } from './tables/column-types.ts';
import type { DayTables } from './tables/day.ts';
import type { DeviceTables } from './tables/devices.ts';
import type { FamilyTables } from './tables/family.ts';
import type { MediaTables } from './tables/media.ts';
import type { MessageTables } from './tables/messages.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { PeopleTables } from './tables/people.ts';
import type { RunningTables } from './tables/running.ts';
import type { StaffTables } from './tables/staff.ts';

/**
 * The tables. Portable by rule: text ids (UUID v7), UTC instants as ISO 8601 text with milliseconds,
 * local days and wall times as text, booleans as 0 or 1.
 */
export interface Tables
  extends PeopleTables,
    FamilyTables,
    StaffTables,
    DeviceTables,
    MessageTables,
    DayTables,
    MediaTables,
    RunningTables,
    NoticeTables,
    ChatTables,
    AlertTables {
  municipalities: {
    id: string;
    name: string;
    photo_key: string | null;
    phone: string | null;
    email: string | null;
    address: string | null;
    region: string | null;
    /** In the file store; the address of a file of the web where it starts with `/`. */
    logos_key: string | null;
    programme: string | null;
    funder: string | null;
    budget: string | null;
    aid: string | null;
    /** 1 where the project of this town goes in the four phases of the project page. */
    shows_phases: Generated<Flag>;
    accessibility_entity: string | null;
    accessibility_authority: string | null;
    accessibility_email: string | null;
    /** The municipality whose staff made this one; null where nobody knows. */
    created_in: string | null;
    /** 1 where staff show a second factor, all of them. */
    requires_factor: Generated<Flag>;
    time_zone: string;
    /** SHA-256 of the code that the first administrator must give; null where none is asked for. */
    setup_code_hash: string | null;
    /** Set by the one call that created the first administrator. */
    setup_closed_at: string | null;
    created_at: string;
  } & Versioned;
  /** Imports that were made, by the key that the browser gave them: each happens once. */
  user_imports: {
    municipality_id: string;
    key: string;
    created: number;
    created_at: string;
    created_by: string | null;
    undone_at: string | null;
  };
  /** Which import brought a person, and in which of its rows she stood. */
  imported_users: { user_id: string; import_key: string; position: number };
  /** The printed card with which a person enters in place of her PIN: one each. */
  cards: { user_id: string; secret_hash: string; created_by: string | null; created_at: string };
  sessions: {
    id: string;
    token_hash: string;
    kind: 'device' | 'user' | 'support' | 'admin';
    municipality_id: string;
    device_id: string | null;
    user_id: string | null;
    support_person_id: string | null;
    admin_id: string | null;
    /** What kind of device it was opened on, in words; of staff and family. */
    place: Generated<string>;
    created_at: string;
    last_seen_at: string;
    /** Idle seconds after which the session ends; null where only `expires_at` counts. */
    idle_seconds: number | null;
    expires_at: string;
    /** Of staff: until when they need not show again who they are. */
    confirmed_until: string | null;
  };
  /** Attempts at a PIN or a password, counted before they are compared. */
  attempt_counts: { key: string; attempts: number; blocked_until: string; expires_at: string };
  /** Each access of somebody else to what a person shares. The name is the one that the viewer had then. */
  access_log: {
    id: string;
    user_id: string;
    viewer_kind: 'support' | 'admin';
    viewer_id: string;
    viewer_name: string;
    shown: AccessLogEntry['shown'];
    seen_at: string;
  };
  /** What a person asks of the town hall about her data; one open request of each kind. */
  data_requests: {
    id: string;
    user_id: string;
    kind: 'rectification' | 'erasure';
    words: string;
    requested_at: string;
    answered_at: string | null;
  };
  /** Which installation this is; the file store has the same id (`core/installation.ts`). */
  installation: { only_row: 1; id: string };
  /** Who was erased: nothing but the id, so that a restored copy can forget them again. */
  erased_people: { user_id: string; erased_at: string };
  /** Owners of files whom the database does not know, and since when. */
  unknown_owners: { owner_id: string; found_at: string };
}
