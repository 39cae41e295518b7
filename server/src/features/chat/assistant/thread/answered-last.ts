import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { plain as plainOf } from '../../understanding/words.ts';
import { contentWords } from '../matching.ts';
import { saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import { rephrased, type Turn, turnOf } from '../turn.ts';
import { understood } from '../understand.ts';
import { isFiller, namesNothing } from './names-nothing.ts';

/** What comes after a question of hers, to its end. */
const AFTER_HER_QUESTION = /\?[\s.!]*([^¿?]+)$/u;

/** "¿Me pregunta si mañana o tarde? Por la tarde": she asks back, and then answers: what she says last is her answer. */
export function answeredLast(turn: Turn): Turn {
  const { kind } = turn.conversation.pending ?? {};
  if (kind !== 'add' && kind !== 'move' && kind !== 'move-when') return turn;
  const [, said] = AFTER_HER_QUESTION.exec(turn.said.text) ?? [];
  if (!said) return lastMoment(turn);
  const last = { ...rephrased({ ...turn, asks: false }, said.trim()), asks: false };
  // "¿Qué tengo mañana? ¿Y a las once qué hay?" asks twice.
  if (/\b(?:que|cual|cuando|quien|donde)\b/.test(last.said.plain)) return turn;
  return saysWhen(withBareHalf(last)) && namesNothing(last) && !last.said.order ? last : turn;
}

const LAST_CLAUSE = /^(?<before>.+)[.!…;,]\s+(?<last>[^.!…;,?¿]+)[.!…]*$/u;
const TURNS = /\b(?:no|ni|quia|ca|espera|para|quiet[oa]|frena|digo|mejor)\b/;
/** "Tírala a las once": whatever verb she has for it. */
const POINTS = /^\p{L}+l[oa]s?$/u;

/** "O al martes… no, que es el médico; al lunes, al lunes": of several moments she means the one that she ends in. */
export function lastMoment(turn: Turn): Turn {
  const { before = '', last = '' } = LAST_CLAUSE.exec(turn.said.text)?.groups ?? {};
  if (!last || turn.said.text.includes('?') || !TURNS.test(plainOf(before))) return turn;
  const first = rephrased(turn, before);
  const end = endingIn(before, last, turn);
  if (!(saysWhen(first.when) || first.when.denied) || !saysWhen(end.when) || end.when.denied)
    return turn;
  return namesOnlyWhen(end) ? end : turn;
}

const namesOnlyWhen = ({ said, when }: Turn): boolean =>
  contentWords(utteranceOf(without(said.text, when.spans))).every(
    (word) => isFiller(word) || POINTS.test(word),
  );

/** "Eso es para hoy, a las ocho también": a day and then its hour are one moment. */
function endingIn(before: string, last: string, turn: Turn): Turn {
  const read = (text: string) => ({ ...rephrased({ ...turn, asks: false }, text), asks: false });
  const hour = read(last);
  const lead = /[^.!…;,?¿]+$/u.exec(before)?.[0] ?? '';
  const day = read(lead.trim());
  const isOfDay = day.when.date && !day.when.time && !day.when.denied && namesOnlyWhen(day);
  const isBoth = isOfDay && hour.when.time && !hour.when.date;
  return isBoth ? read(`${lead.trim()}, ${last}`) : hour;
}

const YES_AT_LAST = /^.+[.!…]\s+(s[ií][\s,].+)$/iu;

/** "Eso no estorba. Sí, la gimnasia mañana": what she weighs first is no part of her yes. */
export function yesAtLast(turn: Turn): Turn {
  const [, yes] = YES_AT_LAST.exec(turn.said.text) ?? [];
  if (!yes || yes.includes('?')) return turn;
  const said = utteranceOf(yes);
  return turnOf({ ...turn, said, ...understood(said) });
}

const LAST_SENTENCE = /^.+[.!…]\s+([^.!…?]+)[.!…]*$/u;

/** "Ah, la peluquería. Pues entonces a las cinco": what was told is taken in first, and then she says when. */
export function whenAtLast(turn: Turn): Turn {
  const [, said] = LAST_SENTENCE.exec(turn.said.text) ?? [];
  if (!said || turn.asks) return turn;
  const last = rephrased(turn, said);
  return saysWhen(last.when) && namesNothing(last) ? last : turn;
}
