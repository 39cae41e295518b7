import type { AccessLogEntry } from '@encina/contract/data';
import type { SettingColumns } from '@encina/contract/settings';
import type { TermsMedium } from '@encina/contract/terms';
import type { Generated } from 'kysely';

/**
 * The tables. Portable by rule: text ids (UUID v7), UTC instants as ISO 8601 text with milliseconds,
 * local days and wall times as text, booleans as 0 or 1.
 */
export type Flag = 0 | 1;

/** Columns that the database fills in where a new row does not name them. */
type WithDefaults<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };

export interface Tables {
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
    is_active: Flag;
    /** Why she is switched off, for staff. */
    pause_reason: Generated<string>;
    /** The same for her family, in the words of staff. */
    pause_words: Generated<string>;
    last_active_at: string | null;
    created_at: string;
    /** One more with each edit of staff: whoever began with an older one is told. */
    version: Generated<number>;
    /** The administrator who edited last. */
    edited_by_id: Generated<string | null>;
  } & WithDefaults<SettingColumns>;
  /** Append-only: what a person agreed to, when and on which device. */
  consent_changes: {
    id: string;
    user_id: string;
    consent: 'family' | 'municipal' | 'terms';
    granted: Flag;
    changed_by: 'user' | 'admin';
    changed_by_id: string;
    device_id: string | null;
    changed_at: string;
    /** Of the terms alone. */
    version: string | null;
    medium: TermsMedium | null;
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
  /** What goes between a person and those who look after her; one row a message. */
  support_messages: {
    id: string;
    user_id: string;
    support_person_id: string;
    sent_by: 'support' | 'user';
    type: 'text' | 'image' | 'video' | 'audio';
    content: string;
    /** Address of its file within the person's objects, `messages/<id>`. */
    media_key: string | null;
    seen: Flag;
    seen_at: string | null;
    answer: 'liked' | 'received' | 'call' | 'replied' | null;
    answered_at: string | null;
    /** When the one who wrote said that she has called; only where the answer asks for it. */
    called_at: string | null;
    /** When its file became a memory of the person. */
    kept_at: string | null;
    /** Set when the person's list lets it go; its file went then, its trace for the sender goes later. */
    removed_at: string | null;
    created_at: string;
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
  };
  /** Attempts at a PIN or a password, counted before they are compared. */
  guesses: { key: string; attempts: number; blocked_until: string; updated_at: string };
  reminders: {
    id: string;
    user_id: string;
    title: string;
    description: string;
    category: 'Salud' | 'Medicación' | 'Actividad' | 'Personal';
    recurrency: 'none' | 'daily' | 'weekly' | 'monthly';
    /** First occurrence as local wall time in the municipality, `2026-11-20T18:00`. */
    starts_at: string;
    /** ISO days of the week of a weekly one, `1,4`; empty for the day of its start. */
    weekdays: string;
    /** Wall times of its days, `08:00,20:00`; empty for that of its start. */
    times: string;
    /** Last local day. */
    until: string | null;
    /** Instant since when it comes as it does now: before it, only what was answered is known. */
    rule_since: string;
    created_at: string;
  };
  reminder_occurrences: {
    reminder_id: string;
    /** Local wall time of the occurrence. */
    occurrence: string;
    state: 'pending' | 'done' | 'skipped' | 'postponed';
    /** Instant at which a postponed one comes again. */
    postponed_until: string | null;
    changed_at: string;
  };
  scores: {
    id: string;
    user_id: string;
    game_type: string;
    score: number;
    time_seconds: number;
    difficulty: string;
    /** 0 or 1. */
    timed: number;
    completed_at: string;
  };
  media: {
    id: string;
    user_id: string;
    kind: 'image' | 'video' | 'audio';
    /** The original as it came: what a person exports. */
    file_key: string;
    mime_type: string;
    size: number;
    title: string;
    description: string;
    original_name: string;
    is_favorite: Flag;
    has_thumbnail: Flag;
    uploaded_at: string;
    /** Local day on which it was taken or, where nobody knows, kept; the first one of a year of which no more is known. */
    day: string;
    day_known: 'day' | 'year' | 'no';
    /** The same without its year, `11-20`; empty where only the year is known. */
    month_day: string;
  };
  /** A file that may come, or has come and is not a memory yet; its id will be that of the memory. */
  media_uploads: {
    id: string;
    user_id: string;
    /** What was declared; null where nothing was. */
    mime_type: string | null;
    size: number | null;
    original_name: string;
    /** Set once, by the one sending that counts. */
    received_key: string | null;
    expires_at: string;
    created_at: string;
  };
  /** Files that came for messages, each between one person and one who looks after her. */
  message_files: {
    id: string;
    user_id: string;
    support_person_id: string;
    kind: 'image' | 'video' | 'audio';
    sent_by: 'support' | 'user';
    mime_type: string;
    size: number;
    original_name: string;
    /** Of which message it is; without one it may go after a day. */
    message_id: string | null;
    created_at: string;
  };
  /** "¿Cómo estás hoy?", once a local day. */
  moods: { user_id: string; day: string; mood: 'good' | 'fair' | 'bad'; said_at: string };
  chat_state: { user_id: string; last_at: string };
  /** The conversation that is going on, until the person leaves it. */
  chat_messages: {
    id: string;
    user_id: string;
    sender: 'user' | 'assistant';
    content: string;
    /** What comes with an answer beside its words, as JSON. */
    extras: string;
    created_at: string;
  };
  /** What the assistant remembers of it, as JSON, and how much was said in the minute of `counted_at`. */
  chat_conversations: {
    user_id: string;
    memory: string;
    /** Grows with every deletion: an answer that comes after one is not kept. */
    generation: number;
    counted_at: string;
    said: number;
    updated_at: string;
  };
  activity_days: {
    user_id: string;
    day: string;
    seconds: number;
    reminders_viewed: number;
    chat_messages: number;
  };
  /** `credited_from` is the report before: from there on seconds may be credited. */
  activity_clock: {
    user_id: string;
    /** Instant of the last report that brought seconds, or empty. */
    reported_at: string;
    credited_from: string;
    /** Key of the last report, so that the same one sent again is not a second one. */
    last_report: string | null;
  };
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
  /** Which installation this is; the file store has the same id (`core/installation.ts`). */
  installation: { only_row: 1; id: string };
  /** Who was erased: nothing but the id, so that a restored copy can forget them again. */
  erased_people: { user_id: string; erased_at: string };
  /** Owners of files whom the database does not know, and since when. */
  unknown_owners: { owner_id: string; found_at: string };
}
