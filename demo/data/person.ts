import type { PlannedMemory } from './memories.ts';
import type { PlannedReminder } from './reminders.ts';

export type Consent = 'family' | 'municipal';

/** A person of the village, as one writes them down. */
export interface Person {
  /** Names the person among these files; the id and everything random come from it. */
  readonly key: string;
  readonly name: string;
  readonly age: number;
  /** Last two digits of a telephone number that nobody has. */
  readonly phone?: string;
  readonly email?: string;
  /** Without a PIN unless this is left out. */
  readonly pin?: null;
  readonly consents: readonly Consent[];
  /** Days since the town hall gave them access. */
  readonly joined: number;
  readonly inactive?: true;
  readonly darkMode?: true;
  readonly silent?: true;
  /** A file of `pictures/faces`. Who has none shows initials. */
  readonly face?: string | null;
  /** Left out for who has never entered. */
  readonly life?: Life;
}

/** What a person has done lately. */
export interface Life {
  /** Days since the last visit: 0 is today. */
  readonly seen: number;
  /** How often there is a visit on a day of the month before, 0 to 1, or the days without one. */
  readonly habit: number | readonly number[];
  /** Rounds of a month. */
  readonly games: number;
  /** Days since the last game and the last conversation; left out for never. */
  readonly lastGame?: number;
  readonly lastChat?: number;
  readonly reminders: number | readonly PlannedReminder[];
  readonly messages: number | readonly PlannedMessage[];
  readonly memories: number | readonly PlannedMemory[];
}

export interface PlannedMessage {
  /** Key of the support person who wrote. */
  readonly from: string;
  readonly text: string;
  readonly day: number;
  /** `18:00`; of today, minutes ago. */
  readonly time: string | number;
  /** A file of `pictures/scenes`. */
  readonly scene?: string;
  readonly unseen?: true;
}
