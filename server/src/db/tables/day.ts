/** What a person's day is made of. */
export interface DayTables {
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
