import type { Reminder } from '@encina/contract/reminders';
import { without } from '../understanding/fold.ts';
import { TOOK_AT } from '../understanding/question.ts';
import { sound } from '../understanding/spelling.ts';
import { type ToldAsDone, toldAsDone } from '../understanding/told-as-done.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { type When, whenIn } from '../understanding/when.ts';
import { wordsOf } from '../understanding/words.ts';
import { isAt, isInPart } from './finding.ts';
import { contentWords, likest } from './matching.ts';
import { isBefore, isMedicine, isOpen } from './occurrence.ts';
import type { Turn } from './turn.ts';

/** Nobody has done what lies further ahead, so it is asked. */
const SOON = { hours: 1, minutes: 1 } as const;
const PILL = /^(?:pastilla|comprimido|capsula)/;
const MEDICINE = /^(?:pastilla|comprimido|capsula|medic)/;

/**
 * The one occurrence of today that she says is done, in words of her own that name it by its title or its hour. Only where a
 * second one could not be meant, done or not, is it known without a question (decision 0086).
 */
export function surelyDone(turn: Turn, today: readonly Reminder[]): Reminder | undefined {
  const { whole, now } = turn;
  if (!whole) return undefined;
  const when = whenIn(whole.text, now.toPlainDateTime());
  const told = isOfToday(when, turn) && toldAsDone(whole, without(whole.text, when.spans));
  if (!told || (told.names.length === 0 && !when.time)) return undefined;
  const soon = now.toPlainDateTime().add(SOON);
  // "La tomé a las nueve", said at ten in the morning, is not of the evening; "la de las nueve" may be.
  const there = TOOK_AT.test(whole.plain) ? today.filter((it) => isBefore(it, soon)) : today;
  const alike = told.names.length > 0 ? likest(told.names, there) : there;
  const [only, ...more] = alike.filter((it) => isAt(it, when) || isNear(it, when));
  if (!only || more.length > 0 || !isOpen(only) || namesAnother(whole, only, today))
    return undefined;
  const isHere = isInPart(only, when) && isBefore(only, soon);
  return isHere && isNamed(only, told) && isDoneSo(only, told) ? only : undefined;
}

/** "La tomé a las nueve y dos", of what is at nine. */
const NEAR_MINUTES = 20;
const isNear = ({ occurrence }: Reminder, { time }: When): boolean => {
  if (!time) return false;
  const at = Temporal.PlainDateTime.from(occurrence).toPlainTime();
  return Math.abs(at.until(time).total('minutes')) <= NEAR_MINUTES;
};

/** "Con la del corazón, ya me he tomado la de la tensión" may be of both. */
function namesAnother(whole: Utterance, only: Reminder, today: readonly Reminder[]): boolean {
  const others = contentWords(whole).filter((word) => likest([word], [only]).length === 0);
  return likest(others, today).length > 0;
}

/** No other day, no repetition and no hour that is refused. */
const isOfToday = (when: When, { now }: Turn): boolean =>
  (!when.date || when.date.equals(now.toPlainDate())) &&
  when.recurrency === 'none' &&
  [when.period, when.everyHours, when.meal, when.shift, when.denied, when.times].every(
    (it) => it === undefined,
  );

/** Every word that is left of hers stands in the title; a misspelt one is asked after. */
function isNamed({ title }: Reminder, { names, isOfMedicine }: ToldAsDone): boolean {
  const own = wordsOf(title);
  const [first = ''] = own;
  const isVerb = /[aei]r$/.test(first) && first !== 'tomar';
  const words = isVerb ? [...own, participleOf(first)] : own;
  const says = (word: string) => names.some((it) => sound(it) === sound(word));
  return (
    names.every((name) => words.some((it) => sound(it) === sound(name))) &&
    // "Me he tomado la tensión" is no pill, and "he hecho el pan" did not buy it.
    (isOfMedicine || !own.some((it) => MEDICINE.test(it))) &&
    (!isVerb || says(first) || says(participleOf(first)))
  );
}

const participleOf = (infinitive: string): string =>
  infinitive.replace(/ar$/, 'ado').replace(/[ei]r$/, 'ido');

function isDoneSo({ title, category }: Reminder, { names, ways }: ToldAsDone): boolean {
  const [way, ...more] = ways;
  if (more.length > 0) return false;
  if (way === 'noted') return true;
  const own = wordsOf(title);
  if (!isMedicine({ category })) {
    // "Ya he comprado el pan": in its own verb.
    return way === 'done' || (way === undefined && names.includes(participleOf(own[0] ?? '')));
  }
  return way === 'taken' || (way === 'put' && !own.some((it) => PILL.test(it)));
}
