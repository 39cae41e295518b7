import { fold } from '../understanding/fold.ts';
import type { Intent } from '../understanding/intents.ts';
import { daysFromIt, isAWeekOn } from '../understanding/relative-day.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { type When, whenIn } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import { oneIn } from './focus.ts';
import { withMinutes } from './minutes.ts';
import type { PersonGateway } from './person-gateway.ts';
import { isStanding, standingIn, withRefused } from './refused.ts';

/** One message of the person as it was understood, with all that an answer may be made of. */
export interface Turn {
  readonly said: Utterance;
  /** All that she said, with what is left out of `said`; nothing where another rephrased her, or took a part of it. */
  readonly whole?: Utterance;
  /** Only some of what she said: what another message would write at once is held out. */
  readonly isPart?: true;
  /** Of a part, all that she said: whom it is about may stand outside of it. */
  readonly within?: Utterance;
  readonly intent: Intent;
  /** What she may have meant instead. */
  readonly offered: readonly Intent[];
  /** She asks whether something is so: whatever it is about, nothing is proposed to be marked. */
  readonly asks: boolean;
  /** Days and hours that it names. */
  readonly when: When;
  readonly gateway: PersonGateway;
  readonly conversation: Conversation;
  /** Now, on the wall of her town. */
  readonly now: Temporal.ZonedDateTime;
}

type Given = Omit<Turn, 'when' | 'asks' | 'offered'> & Partial<Pick<Turn, 'offered'>>;

export const turnOf = (given: Given): Turn => ({
  offered: [],
  ...given,
  asks: given.said.asks,
  when: withRefused(
    withMinutes(putRight(whenOf(given), given), given.said, given.conversation),
    given.said,
    given.conversation,
  ),
});

/** Days and hours, "el día de antes" counted from the day that was talked about. */
function whenOf({ said, now, conversation }: Given): When {
  const when = inItsMonth(whenIn(said.text, now.toPlainDateTime()), said, conversation, now);
  const { day } = conversation;
  const held = dayHeldOut(conversation);
  if (held && isThatWeekday(when, held, said.plain))
    return { ...when, date: Temporal.PlainDate.from(held) };
  const from = dayHeldOut(conversation) ?? dayInFocus(conversation) ?? day;
  const isOther = from !== undefined && isAWeekOn(fold(said.text));
  if (isOther && (when.date ? when.date.toString() === from : when.denied === 'day'))
    return { ...when, date: Temporal.PlainDate.from(from).add({ weeks: 1 }) };
  const goesOn = /^(?:y|pues) /.test(said.plain);
  const away = (when.date && !goesOn) || !from ? undefined : daysFromIt(fold(said.text));
  if (!away || !from) return when;
  const date = Temporal.PlainDate.from(from).add({ days: away.days });
  return { ...when, date, spans: [...when.spans, away.span] };
}

/** "Sí, al jueves", of the Thursday of next week that is held out. */
function isThatWeekday({ date }: When, held: string, plain: string): boolean {
  const isBare = WEEKDAY.test(plain) && !WHICH_WEEK.test(plain);
  return isBare && date?.dayOfWeek === Temporal.PlainDate.from(held).dayOfWeek;
}
const WEEKDAY = /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
const WHICH_WEEK = /\b(?:este|proximo|siguiente|que viene|otro|semana|\d+)\b/;

/** "A las siete no a las seis", dictated, of what stands at seven: it is the one that stands that she does not want. */
function putRight(when: When, given: Given): When {
  const { said, conversation } = given;
  if (!when.denied || !isStanding(when, conversation)) return when;
  const text = said.text.replace(FIRST_REFUSED, '$1no,');
  const other = whenOf({ ...given, said: { ...said, text } });
  const isOther = other.time !== undefined || other.date !== undefined;
  return isOther && !isStanding(other, conversation) ? other : when;
}

/** A sign takes the place of the gap: what is found is at the same place. */
const FIRST_REFUSED = /(\s)no (?=(?:a|al|el|la|para|por|pasado|ma[nñ]ana|hoy)\s)/iu;

const dayHeldOut = (conversation: Conversation): string | undefined =>
  conversation.pending && standingIn(conversation)?.date;

/** "Ese día" is that of the one thing that is talked about. */
export function dayInFocus({ focus }: Pick<Conversation, 'focus'>): string | undefined {
  return oneIn(focus)?.occurrence.slice(0, 10);
}

/** "El 16", of what is in May. */
function inItsMonth(
  when: When,
  { plain }: Utterance,
  { pending, focus, undo }: Conversation,
  now: Temporal.ZonedDateTime,
): When {
  const it =
    undo && focus?.kind === 'reminders' ? focus.among[focus.at ?? 0]?.occurrence : undefined;
  const at = pending?.kind === 'add' ? pending.date : it?.slice(0, 10);
  const [, number] = /\b(?:el|dia) (\d{1,2})$/.exec(plain) ?? [];
  if (!at || !when.date || !number || Number(number) !== when.date.day) return when;
  const date = Temporal.PlainDate.from(at).with({ day: Number(number) });
  return Temporal.PlainDate.compare(date, now.toPlainDate()) < 0 ? when : { ...when, date };
}

/** The same turn, had she said it with these words. What she asked stays a question, whoever rephrases it. */
export function rephrased(turn: Turn, text: string, intent = turn.intent): Turn {
  const { whole: _hers, ...rest } = turn;
  const other = turnOf({ ...rest, intent, said: utteranceOf(text) });
  return { ...other, asks: turn.asks || turn.said.isNotDone || other.asks };
}
