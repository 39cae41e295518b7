import type { Intent } from '../understanding/intents.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { type When, whenIn } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import type { PersonGateway } from './person-gateway.ts';

/** One message of the person as it was understood, with all that an answer may be made of. */
export interface Turn {
  readonly said: Utterance;
  readonly intent: Intent;
  /** She asks whether something is so: whatever it is about, nothing is proposed to be marked. */
  readonly asks: boolean;
  /** Days and hours that it names. */
  readonly when: When;
  readonly gateway: PersonGateway;
  readonly conversation: Conversation;
  /** Now, on the wall of her town. */
  readonly now: Temporal.ZonedDateTime;
}

type Given = Omit<Turn, 'when' | 'asks'>;

export const turnOf = (given: Given): Turn => ({
  ...given,
  asks: given.said.asks,
  when: whenIn(given.said.text, given.now.toPlainDateTime()),
});

/** The same turn, had she said it with these words. What she asked stays a question, whoever rephrases it. */
export function rephrased(turn: Turn, text: string, intent = turn.intent): Turn {
  const other = turnOf({ ...turn, intent, said: utteranceOf(text) });
  return { ...other, asks: turn.asks || turn.said.isNotDone || other.asks };
}
