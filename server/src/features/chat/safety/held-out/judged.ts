import { utteranceOf } from '../../understanding/utterance.ts';
import { type Alarm, alarmIn } from '../safety.ts';
import { type HeldOut, type Sort, sentencesOf } from './sentences.ts';

export interface Judged {
  readonly text: string;
  /** What kind of danger it is, or where the words of a harmless one come from. */
  readonly kind: string;
  /** A number or fixed words at once, the question, or nothing of the kind. */
  readonly got: 'answered' | 'asked' | 'nothing';
  /** Of a danger: asked after, or answered as what it is. */
  readonly isMet: boolean;
}

function gotOf(alarm: Alarm | undefined): Judged['got'] {
  if (!alarm) return 'nothing';
  return alarm.isSure ? 'answered' : 'asked';
}

function judged(heading: string, text: string): Judged {
  const [kind = '', dangers = ''] = heading.split(' | ');
  const alarm = alarmIn(utteranceOf(text));
  const got = gotOf(alarm);
  const isRight = alarm !== undefined && dangers.split(', ').includes(alarm.danger);
  return { text, kind, got, isMet: got === 'asked' || isRight };
}

/** What each sentence of a set gets. */
export const judgedIn = (set: HeldOut, sort: Sort): readonly Judged[] =>
  sentencesOf(set, sort).map(({ intent, text }) => judged(intent, text));
