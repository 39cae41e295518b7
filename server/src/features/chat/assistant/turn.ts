import type { Intent } from '../understanding/intents.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { type When, whenIn } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import type { PersonGateway } from './person-gateway.ts';

/** One message of the person as it was understood, with all that an answer may be made of. */
export interface Turn {
  readonly said: Utterance;
  readonly intent: Intent;
  /** Days and hours that it names. */
  readonly when: When;
  readonly gateway: PersonGateway;
  readonly conversation: Conversation;
  /** Now, on the wall of her town. */
  readonly now: Temporal.ZonedDateTime;
}

export const turnOf = (given: Omit<Turn, 'when'>): Turn => ({
  ...given,
  when: whenIn(given.said.text, given.now.toPlainDateTime()),
});

/** The same turn, had she said it with these words. */
export const rephrased = (turn: Turn, text: string, intent = turn.intent): Turn =>
  turnOf({ ...turn, intent, said: utteranceOf(text) });
