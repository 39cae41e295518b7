import { withoutBeside, withoutPestering } from '../../understanding/beside-the-deed.ts';
import { clausesOf } from '../../understanding/clauses.ts';
import { fold, without } from '../../understanding/fold.ts';
import { EARLIEST, inHalf } from '../../understanding/half-of-day.ts';
import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { notedClause } from '../../understanding/noted-clause.ts';
import { titleIn } from '../../understanding/title.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { type When, whenIn } from '../../understanding/when.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { rephrased, type Turn } from '../turn.ts';
import { understood } from '../understand.ts';

/** "Para ir saliendo": what for, and no thing of its own. */
const PURPOSE = new RegExp(
  inLines`,?\s*(?:para|pa) (?:
    que (?:no|llegue|est[eé]|me (?:d[eé] tiempo|prepare|arregle|vista|levante)|vaya \p{L}+ndo)|no
    |ir(?:me|nos)? \p{L}+(?:ndo|ndome|ndonos)|(?:arreglar|preparar|vestir|levantar)(?:me|nos)
    |estar|salir|poder|dar(?:me)?|llegar|coger(?:l[oa])?
  )(?!\p{L}).*$`,
  'iu',
);
/** What leaves so early leaves in the morning, where she says no half of the day. */
const DEPARTS =
  /(?<!\p{L})(?:trene?s?|autobus|bus|autocar|coche de linea|avion|viaje|excursion|taxi)(?!\p{L})/u;
const FIRST_DEPARTURE = 5;

/** What is to be noted, with the day and the hour of the order and not of what is told beside it. */
export function notedAmid(turn: Turn): Turn | undefined {
  const { said, asks, now } = turn;
  const at = now.toPlainDateTime();
  const found = asks ? undefined : notedClause(said.text, whenIn(said.text, at).spans);
  if (!found) return undefined;
  const order = withoutPestering(found.order).replace(PURPOSE, '');
  const when = whenIn(order, at);
  const told = whenIn(found.told, at);
  const title = found.pointsBack ? undefined : titleIn(order, when.spans);
  // "El entierro es mañana a las cinco, apunta el entierro".
  const isUntimed = title !== undefined && !found.isFirst && !saysWhen(when) && told.time;
  if (isUntimed) {
    const meant = { ...told, ...ofItsDay(turn), spans: [] };
    return { ...ofAll(turn, order), when: meant };
  }
  const isOther =
    (when.time && told.time) || (when.date && told.date && !when.date.equals(told.date));
  const isHeardOtherwise =
    turn.intent !== 'reminder.add' || turn.conversation.telling !== undefined;
  // Whatever the whole is easily held for, "apúntame para el viernes encargar pan" is an order.
  const isHidden = title !== undefined && !found.isFirst && saysWhen(when) && isHeardOtherwise;
  // "Mañana a las cinco otra vez dominó. Apúntamelo": the order alone says that it is no story.
  const pointsBack =
    title === undefined &&
    !isOther &&
    told.time &&
    (found.hasReason || (!found.isFirst && isHeardOtherwise));
  if (pointsBack && !isPast(told, turn)) return noting(withoutBeside(found.told), turn);
  if (!isOther && !isHidden) return undefined;
  const date = when.date ?? (isPast(told, turn) ? undefined : told.date);
  const ofDay = date ? { date } : {};
  if (title !== undefined) {
    if (found.isFirst) return undefined;
    const own = ofAll(turn, order, understood(utteranceOf(order)).intent);
    return {
      ...own,
      when: { ...own.when, ...hourBefore(own, told, `${title} ${found.told}`), ...ofDay },
    };
  }
  const event = eventIn(found.told, turn);
  const noted = rephrased(turn, `recuérdame ${event}`, 'reminder.add');
  const meant = { ...when, ...ofDay, spans: [] };
  return { ...noted, when: { ...meant, ...hourBefore({ ...noted, when: meant }, told, event) } };
}

/** "Ese mismo día" is that of what was talked about. */
const ofItsDay = ({ when }: Turn): Partial<When> => (when.date ? { date: when.date } : {});

/** What is to be noted may be of what is told beside it: "que la apague". */
const ofAll = (turn: Turn, order: string, intent: Intent = 'reminder.add'): Turn => ({
  ...rephrased(turn, order, intent),
  whole: turn.whole ?? turn.said,
});

const noting = (thing: string, turn: Turn): Turn =>
  rephrased(turn, `recuérdame ${thing}`, 'reminder.add');

const isPast = ({ date }: When, { now }: Turn): boolean =>
  date !== undefined && Temporal.PlainDate.compare(date, now.toPlainDate()) < 0;

/** The clause that has the hour, or the day: that is what happens. */
function eventIn(told: string, { now }: Turn): string {
  const clauses = clausesOf(told).map((text) => {
    const when = whenIn(text, now.toPlainDateTime());
    return {
      when,
      text: without(text, when.spans).replace(/^(?:y|que|pues|porque|es que) /iu, ''),
    };
  });
  const named = clauses.filter(({ text }) => /\p{L}{3}/u.test(text));
  const event = named.find(({ when }) => when.time) ?? named.find(({ when }) => when.date);
  return (event ?? named.at(-1))?.text ?? told;
}

/** "A las seis", of a train that leaves at seven: in the same half of the day. */
function hourBefore({ when, now }: Turn, told: When, event: string): Partial<When> {
  const { time, date = told.date } = when;
  if (!time || when.isTimeSure) return {};
  if (told.part) return { time: inHalf(time, told.part), isTimeSure: true };
  const morning = inHalf(time, 'manana');
  const isEarly = morning.hour >= FIRST_DEPARTURE && morning.hour <= EARLIEST + 1;
  const isToCome = date !== undefined && !date.equals(now.toPlainDate());
  return isEarly && isToCome && !told.isTimeSure && DEPARTS.test(fold(event))
    ? { time: morning, isTimeSure: true }
    : {};
}
