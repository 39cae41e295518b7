import type { Alarm, Link } from '@encina/contract/chat';
import type { Phone } from '../safety/answers.ts';
import type { Intent } from '../understanding/intents.ts';
import type { Conversation } from './context.ts';
import type { Turn } from './turn.ts';

export interface Reply {
  readonly text: string;
  /** Answers that are one tap away. */
  readonly choices?: readonly string[];
  /** View that a button under the answer opens; `opensNow` where she asked for just that. */
  readonly link?: Link;
  readonly opensNow?: boolean;
  readonly phones?: readonly Phone[];
  /** It is about a danger: a question, or what to do. */
  readonly alarm?: Alarm;
  /** What the conversation remembers from now on, beside what it did. */
  readonly remember?: Partial<Conversation>;
}

export type Respond = (turn: Turn) => Reply | Promise<Reply>;

/** What answers an intent, and how the intent behaves in a conversation. */
export interface Skill {
  readonly respond: Respond;
  /** It is about a day: "¿y mañana?" asks for another one. */
  readonly isOfADay?: true;
  /** There is another one: "otro". */
  readonly hasMore?: true;
  /** It changes a reminder or leaves the chat: doing it unasked is worse than not understanding. */
  readonly acts?: true;
  /** What answers the same words where they ask: facts, and no proposal. */
  readonly whenAsked?: Intent;
  /** It is meant only where something is told as done: "no la he tomado" and "creo que sí" are facts to look up. */
  readonly needsDone?: true;
  /** No other engine answers it: what she took is told from what is stored, word for word. */
  readonly isCompanionsOwn?: true;
  /** She tells something and asks for nothing: to be asked what she wants would be no answer. */
  readonly isTelling?: true;
  /** Its words may be a guess at a riddle. */
  readonly mayBeAGuess?: true;
  /** Its words may be no more than the day, the hour or the name that was asked for. */
  readonly mayBeAnAnswer?: true;
  /** Its words are no answer to a question about a memory. */
  readonly leavesMemory?: true;
}

const YES_NO = ['Sí', 'No'] as const;

/** The next of a list, in an order that begins elsewhere each day: nobody hears the same joke first every time. */
export function nextOf<T>(items: readonly T[], kind: string, { conversation, now }: Turn) {
  const told = conversation.told[kind] ?? 0;
  const index = (now.dayOfYear * 7 + told) % items.length;
  return { item: items[index] as T, index, told: { ...conversation.told, [kind]: told + 1 } };
}

/** Something that is done after a yes. */
export const offer = (
  text: string,
  intent: Intent,
  remember: Partial<Conversation> = {},
): Reply => ({
  text,
  choices: YES_NO,
  remember: { pending: { kind: 'offer', intent }, ...remember },
});
