import { without } from '../understanding/fold.ts';
import { hasQuestionSigns } from '../understanding/question.ts';
import { putRight } from '../understanding/retitle.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { INSISTS, ORDERS, QUESTION } from './answer-words.ts';
import type { Pending } from './context.ts';
import { contentWords, likest } from './matching.ts';
import type { Turn } from './turn.ts';

/** Whoever is asked what it is to be names it, and whatever it sounds like, it is no other wish. */
export const namesTheThing = (pending: Pending, turn: Turn): boolean => {
  const { said, asks } = turn;
  if (saysHalf(pending, turn) || saysWhenOfIt(pending, turn)) return true;
  if (
    pending.kind === 'add' &&
    pending.title &&
    putRight(pending.title, without(said.text, turn.when.spans))
  )
    return true;
  if (pending.kind === 'several') return !asks && SOME.test(said.plain);
  if (pending.kind === 'add' && INSISTS.test(said.plain) && !asks) return true;
  const isNameless = pending.kind === 'add' && pending.title === undefined;
  return (
    (pending.kind === 'choose' || isNameless) &&
    !asks &&
    said.order === undefined &&
    !QUESTION.test(said.plain) &&
    !ORDERS.test(said.plain)
  );
};

/** "Pues el pan a las diez", of the bread that is to be moved. */
const saysWhenOfIt = (pending: Pending, turn: Turn): boolean =>
  (pending.kind === 'move' || pending.kind === 'move-when') &&
  !turn.asks &&
  (turn.when.time !== undefined || turn.when.date !== undefined) &&
  namesIt(pending.target.title, turn);

/** Whether all that it names beside a day and an hour is that thing. */
function namesIt(title: string | undefined, { said, when }: Turn): boolean {
  const names = contentWords(utteranceOf(without(said.text, when.spans)));
  return (
    title !== undefined &&
    names.length > 0 &&
    names.every((word) => likest([word], [{ title }]).length > 0)
  );
}

/** "Cuando me levanto, por la mañana", said to "¿de la mañana o de la tarde?". */
const saysHalf = (pending: Pending, { said, when }: Turn): boolean =>
  pending.kind === 'add' &&
  pending.time !== undefined &&
  (!pending.isTimeSure || HALF_FIRST.test(said.plain)) &&
  when.part !== undefined &&
  said.order === undefined &&
  !said.text.includes('?');

/** "De la noche, para dormir": the other half of the hour that was read out. */
const HALF_FIRST = /^(?:(?:no|pues|ay|uy|que|digo|pero) )*(?:de|por) la (?:mañana|tarde|noche)\b/;

/** "A mi prima no", "solo el pan", "la feria quítala". */
const SOME =
  /^(?:no|sol[oa]|solamente|menos|quita)\b|\b(?:no|quita(?:me)?l[oa])$|\bno (?:que|porque|es que|ya)\b/;

/** "Cuando acabe con el podólogo, a las doce", where its hour was asked. */
export const saysItsHour = (pending: Pending, { said, when }: Turn): boolean =>
  pending.kind === 'add' &&
  pending.time === undefined &&
  when.time !== undefined &&
  said.order === undefined &&
  !hasQuestionSigns(said.text);
