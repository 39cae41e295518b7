import type { AccessLogEntry } from '@encina/contract/data';
import type {
  StaffLogKind,
  StaffLogSubject,
  StaffLogTopic,
} from '@encina/contract/staff-log-kinds';
import type { Generated } from 'kysely';
import type { ChatTables } from './tables/chat.ts';
import type { Flag } from './tables/column-types.ts';
import type { DayTables } from './tables/day.ts';
import type { MediaTables } from './tables/media.ts';
import type { MessageTables } from './tables/messages.ts';
import type { PeopleTables } from './tables/people.ts';

/**
 * The tables. Portable by rule: text ids (UUID v7), UTC instants as ISO 8601 text with milliseconds,
 * local days and wall times as text, booleans as 0 or 1.
 */
export interface Tables extends PeopleTables, MessageTables, DayTables, MediaTables, ChatTables {
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
    version: Generated<number>;
    edited_by_id: Generated<string | null>;
  };
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
  admins: {
    id: string;
    municipality_id: string;
    email: string;
    name: string;
    password_hash: string;
    created_at: string;
  };
  /** What an administrator shows besides her password: a key that a computer, a telephone or a stick holds. */
  passkeys: {
    id: string;
    admin_id: string;
    credential_id: string;
    public_key: string;
    /** Grows with every use where the key counts; one that does not is a copy. */
    counter: number;
    /** Separated by commas: how a browser reaches it. */
    transports: string;
    /** The name of the site for which it was made: it works nowhere else. */
    rp_id: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** The secret that an administrator's app makes codes of, sealed; and the last of its steps that was used. */
  code_apps: { admin_id: string; sealed_secret: string; last_step: number; created_at: string };
  /** Each opens once, where the key or the app is lost. */
  recovery_codes: { code_hash: string; admin_id: string };
  /** What was asked and waits for its answer: at a log-in after the password, or where a factor is added. */
  factor_challenges: {
    token_hash: string;
    admin_id: string;
    purpose: 'entry' | 'passkey' | 'app';
    /** What a passkey signs, or the sealed secret of an app that has not shown a code yet. */
    secret: string;
    /** The one that was right at the log-in; empty elsewhere. */
    password_hash: string;
    expires_at: string;
  };
  devices: {
    id: string;
    municipality_id: string;
    /** As staff call it. */
    name: string;
    /** What it is, as its browser says. */
    kind: Generated<string>;
    /** 1 where it is not everybody's, also when nobody is left whose it is. */
    is_tied: Generated<number>;
    created_at: string;
  };
  /** Whose tablet it is: one or two people. */
  device_people: { device_id: string; user_id: string; created_at: string };
  device_codes: {
    code_hash: string;
    municipality_id: string;
    created_by: string;
    /** What the device will be called; null where nobody has said. */
    device_name: string | null;
    expires_at: string;
  };
  support_persons: {
    id: string;
    municipality_id: string;
    email: string;
    name: string;
    /** Empty until she has chosen one with her first code. */
    password_hash: string;
    created_at: string;
    version: Generated<number>;
    edited_by_id: Generated<string | null>;
  };
  /** With which a support person chooses a password, once. */
  support_codes: {
    code_hash: string;
    support_person_id: string;
    created_by: string;
    expires_at: string;
  };
  support_links: {
    support_person_id: string;
    user_id: string;
    /** What she is to the person, in the words of staff: "Hija". */
    relation: Generated<string>;
    created_at: string;
    /** Until when the support person has read what came back. */
    read_at: string | null;
  };
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
  guesses: { key: string; attempts: number; blocked_until: string; expires_at: string };
  /** Each access of somebody else to what a person shares. The name is the one that the viewer had then. */
  looks: {
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
  /** Append-only: what was done at the panel, for two years. Ids and never contents; names are looked up. */
  staff_log: {
    id: string;
    municipality_id: string;
    topic: StaffLogTopic;
    kind: StaffLogKind;
    by_kind: 'admin' | 'device' | 'operator';
    by_id: string | null;
    on_kind: StaffLogSubject | null;
    on_id: string | null;
    /** How many it was about, where it was several. */
    amount: number | null;
    happened_at: string;
  };
  /** Which installation this is; the file store has the same id (`core/installation.ts`). */
  installation: { only_row: 1; id: string };
  /** Who was erased: nothing but the id, so that a restored copy can forget them again. */
  erased_people: { user_id: string; erased_at: string };
  /** Owners of files whom the database does not know, and since when. */
  unknown_owners: { owner_id: string; found_at: string };
}
