import type { Door } from '@encina/contract/chat';
import type { Phone } from '../safety/answers.ts';
import type { Conversation } from './context.ts';
import type { Life } from './life.ts';

/** One message of the person, with all that an answer may be made of. */
export interface Turn {
  readonly text: string;
  readonly life: Life;
  readonly conversation: Conversation;
  /** Now, on the wall of her town. */
  readonly now: Temporal.ZonedDateTime;
}

export interface Reply {
  readonly text: string;
  /** Answers that are one tap away. */
  readonly choices?: readonly string[];
  /** View that a button under the answer opens; `opensNow` where she asked for just that. */
  readonly door?: Door;
  readonly opensNow?: boolean;
  readonly phones?: readonly Phone[];
  /** What the conversation remembers from now on, beside what it did. */
  readonly remember?: Partial<Conversation>;
}

export type Skill = (turn: Turn) => Reply | Promise<Reply>;

export const YES_NO = ['Sí', 'No'] as const;

/** The next of a list, in an order that begins elsewhere each day: nobody hears the same joke first every time. */
export function nextOf<T>(items: readonly T[], kind: string, { conversation, now }: Turn) {
  const told = conversation.told[kind] ?? 0;
  const index = (now.dayOfYear * 7 + told) % items.length;
  return { item: items[index] as T, index, told: { ...conversation.told, [kind]: told + 1 } };
}
