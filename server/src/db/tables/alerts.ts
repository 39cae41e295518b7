import type { Delay } from '@encina/contract/alerts';
import type { Category } from '@encina/contract/reminders';
import type { Generated } from 'kysely';
import type { Flag } from './column-types.ts';

/** Who is told where a person does not answer, and what was told. */
export interface AlertTables {
  /** Of those who want it: no row, nobody is told. */
  alert_settings: {
    user_id: string;
    delay_minutes: Delay;
    /** Local times between which her people are told. */
    from_time: string;
    until_time: string;
    /** Last local day of a pause. */
    paused_until: string | null;
    tells_town: Generated<Flag>;
    changed_at: string;
  };
  alert_people: { user_id: string; support_person_id: string; position: number };
  /** One for each occurrence of a reminder of her health that rang and was not answered. */
  alerts: {
    id: string;
    user_id: string;
    reminder_id: string;
    /** Local wall time. */
    occurrence: string;
    /** As the reminder was called when it was told last. */
    title: string;
    category: Category;
    due_at: string;
    /** `taken`: somebody sees to it, and nobody else is told. */
    state: 'open' | 'taken' | 'over';
    begun_at: string;
    /** One more each time that she takes her answer back. */
    round: number;
    /** The relative or carer, or null where it is somebody of the town hall. */
    taken_by: string | null;
    taken_name: string | null;
    /** When she read that somebody sees to it. */
    taken_read_at: string | null;
    /** How it ended. `late`: the next hour came. `stopped`: she or somebody for her does not want it any more. */
    ending: 'done' | 'skipped' | 'late' | 'stopped' | null;
    answered_at: string | null;
    ended_at: string | null;
  };
  /** Who was told, when, and when the warning was taken back. */
  alert_steps: {
    id: string;
    alert_id: string;
    user_id: string;
    round: number;
    /** Of the relative or carer; empty for the town hall. */
    told_id: string;
    told_name: string;
    told_at: string;
    back_at: string | null;
  };
}
