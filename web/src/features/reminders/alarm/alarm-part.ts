import type { Reminder } from '@encina/contract/reminders';

/** What each screen of the alarm is told. */
export interface AlarmPart {
  reminder: Reminder;
  timeZone: string;
  voice: boolean;
  /** What the buttons say while an answer is being kept. */
  busy: string | false;
  /** Why it was not kept. */
  problem: string | undefined;
}
