import type { Metrics } from '@encina/contract/activity';
import type { Score } from '@encina/contract/games';
import type { SupportMessage } from '@encina/contract/messages';
import type { OccurrenceState, Reminder, ReminderInput } from '@encina/contract/reminders';

export interface Memory {
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly isFavorite: boolean;
}

/** First occurrence of a reminder, and the wall times of its days. */
export type Hours = Pick<ReminderInput, 'dateTime' | 'times'>;

/** What a reminder is called, and on which days it comes. */
export type Described = Pick<ReminderInput, 'title' | 'category' | 'recurrency' | 'weekdays'>;

/** What she said of one occurrence; `pending` takes an answer back. */
export type Answer = Exclude<OccurrenceState, 'missed'>;

/**
 * What the assistant may know and do of one person, and nothing else: bound to her by `personGatewayFor`, so that no skill and
 * no language model can name somebody else.
 */
export interface PersonGateway {
  readonly profile: () => Promise<{ name: string; birthDate: string | null }>;
  readonly town: () => Promise<{ name: string; phone: string | null; address: string | null }>;
  /** Occurrences of today and of the days after it, overdue ones first. */
  readonly agenda: (days: number) => Promise<readonly Reminder[]>;
  /** Each reminder with the occurrence that matters now. */
  readonly reminders: () => Promise<readonly Reminder[]>;
  /** @param key the same one adds once */
  readonly addReminder: (input: ReminderInput, key: string) => Promise<Reminder>;
  readonly moveReminder: (id: string, to: Hours) => Promise<Reminder>;
  readonly answerReminder: (id: string, occurrence: string, state: Answer) => Promise<Reminder>;
  /** What it is called, and on which days it comes; its files, its answers and who wrote it stay. */
  readonly changeReminder: (id: string, changes: Partial<Described>) => Promise<Reminder>;
  readonly removeReminder: (id: string) => Promise<void>;
  /** Newest first. */
  readonly messages: () => Promise<readonly SupportMessage[]>;
  /** Her people, and what each is to her in the words of staff; empty where they said nothing. */
  readonly family: () => Promise<readonly { name: string; relation: string }[]>;
  /** Figures of the last local days, today included. */
  readonly activity: (days: number) => Promise<Metrics>;
  readonly scores: () => Promise<readonly Score[]>;
  readonly memories: () => Promise<readonly Memory[]>;
}
