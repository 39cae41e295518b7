import { ORDERS, QUESTION } from './answer-words.ts';
import type { Pending } from './context.ts';
import type { Turn } from './turn.ts';

/** Whoever is asked what it is to be names it, and whatever it sounds like, it is no other wish. */
export const namesTheThing = (pending: Pending, turn: Turn): boolean => {
  const { said, asks } = turn;
  if (saysHalf(pending, turn)) return true;
  if (pending.kind === 'several') return !asks && SOME.test(said.plain);
  const isNameless = pending.kind === 'add' && pending.title === undefined;
  return (
    (pending.kind === 'choose' || isNameless) &&
    !asks &&
    said.order === undefined &&
    !QUESTION.test(said.plain) &&
    !ORDERS.test(said.plain)
  );
};

/** "Cuando me levanto, por la mañana", said to "¿de la mañana o de la tarde?". */
const saysHalf = (pending: Pending, { said, when }: Turn): boolean =>
  pending.kind === 'add' &&
  pending.time !== undefined &&
  !pending.isTimeSure &&
  when.part !== undefined &&
  said.order === undefined &&
  !said.text.includes('?');

/** "A mi prima no", "solo el pan", "la feria quítala". */
const SOME =
  /^(?:no|sol[oa]|solamente|menos|quita)\b|\b(?:no|quita(?:me)?l[oa])$|\bno (?:que|porque|es que|ya)\b/;
