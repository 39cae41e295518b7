import type { Flag } from './column-types.ts';

/** What is to be remembered, and when. */
interface RememberedRule {
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
}

/** What a person's day is made of. */
export interface DayTables {
  reminders: RememberedRule & {
    id: string;
    user_id: string;
    /** Instant since when it comes as it does now: before it, only what was answered is known. */
    rule_since: string;
    created_at: string;
    /** The relative who asked for it; null where she did herself, or staff. */
    written_by: string | null;
    /** The name of who asked for it, as it was when she agreed. */
    written_by_name: string | null;
  };
  /** What somebody else would like her to be reminded of: nothing rings before her yes. */
  proposals: RememberedRule & {
    id: string;
    user_id: string;
    by_kind: 'support' | 'staff';
    by_id: string;
    by_name: string;
    kind: 'new' | 'change' | 'removal';
    /** The one that is to be changed or removed, or that came of it. */
    reminder_id: string | null;
    state:
      | 'waiting'
      | 'accepted'
      | 'accepted_otherwise'
      | 'declined'
      | 'withdrawn'
      | 'reminder_gone'
      | 'written';
    created_at: string;
    decided_at: string | null;
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
  /** A photo or a voice of a reminder, or of what is proposed to become one: exactly one of the two ids is there. */
  reminder_files: {
    id: string;
    user_id: string;
    reminder_id: string | null;
    /** No reference: whoever keeps the proposals says what becomes of their files. */
    proposal_id: string | null;
    kind: 'photo' | 'voice';
    /** The support person who gave it; null where it was she herself. */
    author: string | null;
    /** Folder of its files in the store. */
    key: string;
    /** Of what is served. */
    type: string;
    size: number;
    /** 0 until its bytes are in their place. */
    is_ready: Flag;
    created_at: string;
  };
  /** Whose voice went off her reminders with the link, until she has read it. */
  removed_voices: { id: string; user_id: string; name: string; created_at: string };
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
  /** "¿Cómo estás hoy?", once a local day. */
  moods: { user_id: string; day: string; mood: 'good' | 'fair' | 'bad'; said_at: string };
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
}
