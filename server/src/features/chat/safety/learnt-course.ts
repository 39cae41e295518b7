import type { Act } from '../understanding/acts/acts.ts';
import { classifyAct } from '../understanding/acts/classifier.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { type Concern, isFresh } from './concern.ts';
import type { Course } from './course.ts';
import { likenessOf } from './recogniser.ts';

/** Chances from which on an act is believed where it makes her better looked after, and where it lets go of her. */
const ATTENTIVE = 0.5;
const LETS_GO = 0.9;
/** Logarithm of odds: these words themselves are of daily life. */
const OF_DAILY_LIFE = -1;
const SHORTEST = 3;

const NEEDS_HELP: ReadonlySet<Act> = new Set([
  'needs-help',
  'of-other',
  'worse',
  'still',
  'refuses',
]);
const NOTHING_HAPPENED: ReadonlySet<Act> = new Set(['over', 'mistake']);

/**
 * What she says to "¿Te ha pasado algo malo?" by what was learnt, where none of our own words are in it. Whoever was told
 * what to do is let go by her own words alone.
 */
export function learntCourse(said: Utterance, concern: Concern): Course | undefined {
  const isAsked = concern.stage === 'asked' && isFresh(concern);
  if (!isAsked || said.asks || said.order || said.words.length < SHORTEST) return undefined;
  const { act, chance } = classifyAct('danger', said.text);
  if (NEEDS_HELP.has(act) && chance >= ATTENTIVE) return 'needs-help';
  const isOver = NOTHING_HAPPENED.has(act) && chance >= LETS_GO;
  return isOver && likenessOf(said.text).margin <= OF_DAILY_LIFE ? 'fine' : undefined;
}
