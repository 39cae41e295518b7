import { without } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import type { When } from '../understanding/when.ts';
import type { Conversation } from './context.ts';
import { contentWords } from './matching.ts';

/** Her messages after an act in which its hour may still be refused. */
const FRESH = 1;
const LEADS = /^(?:(?:no|ay|uy|huy|pues|que|bueno|si|mira|es que|hij[oa]|mujer|hombre|claro) )+/;
const COMPLAINS =
  /\b(?:no|ni|nada|tampoco|imposible|mal|fatal|cerrad[oa]|temprano|pronto|tarde|fiesta|ocupad[oa]|lejos)\b/;
/** "El sábado tengo matanza", "a las doce viene la chica". */
const TAKEN =
  /\b(?:tengo|viene|vienen|estoy|voy|como|ceno|duermo|echo|hay|hace|cierran?|toca|es|esta|estan)\b/;

const COMES = /\b(?:tengo|vienen?|voy|cierran?) \S/;
const IS_AWAY = new RegExp(inLines`\bno (?:(?:me|nos|se|l[oa]s?) )?(?:
  estoy|estamos|estare|puedo|podemos|podre|esta|estan|abren?|hay|vienen?|voy|vamos|trabajan?
)\b`);

/** "Sí, a las siete está bien", "perfecto, a esa hora ya estoy levantada". */
const SUITS = new RegExp(inLines`^(?!.*\b(?:no|ni|mal|pero|mejor)\b).*\b(?:
  (?:esta|va|viene|parece|queda|vendra|ira) (?:(?:muy|la mar de) )?bien|perfect[oa]|estupend[oa]
  |fenomenal|de maravilla
)\b`);

interface Moment {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** The moment that is held out, or that was written a moment ago. */
export function standingIn({
  pending,
  undo,
  sinceAct = 0,
  focus,
}: Conversation): Moment | undefined {
  if (pending?.kind === 'add') return pending;
  if (pending?.kind === 'move') return momentOf(pending.to);
  if (pending || !undo || sinceAct > FRESH || focus?.kind !== 'reminders') return undefined;
  const it = focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
  return it && momentOf(it.occurrence);
}

const momentOf = (at: string): Moment => ({ date: at.slice(0, 10), time: at.slice(11, 16) });

/** "A las nueve", of what is held out for nine, in either half of the day. */
function isSameHour({ time, isTimeSure }: When, stands: string | undefined): boolean {
  if (!time || !stands) return false;
  const at = Temporal.PlainTime.from(stands);
  return at.equals(time) || (isTimeSure !== true && at.equals(time.add({ hours: 12 })));
}

/** Whether the hour or the day that is named is the one that stands. */
export function isStanding(when: When, conversation: Conversation): boolean {
  const stands = standingIn(conversation);
  return (
    stands !== undefined &&
    (when.time ? isSameHour(when, stands.time) : when.date?.toString() === stands.date)
  );
}

/**
 * Who names the very hour or day that stands, and something against it, does not want it: "uy, a las nueve está
 * desayunando ese hombre". What she names then is what she refuses.
 */
export function withRefused(when: When, said: Utterance, conversation: Conversation): When {
  const stands = standingIn(conversation);
  const isNamed = when.time !== undefined || when.date !== undefined;
  if (!stands || !isNamed || when.denied || said.asks || said.order) return when;
  if (SUITS.test(said.plain)) return when;
  const isHour = isSameHour(when, stands.time);
  const isDay = when.date?.toString() === stands.date;
  if ((when.time && !isHour) || (when.date && !isDay)) return when;
  const rest = utteranceOf(without(said.text, when.spans));
  const left = `${rest.plain} `.replace(LEADS, '').trim();
  const isLed = LEADS.test(`${said.plain} `) && /\bno\b/.test(said.plain);
  const isTaken = conversation.pending !== undefined && TAKEN.test(left);
  const says = contentWords(utteranceOf(left)).length > 0;
  // "Es que mañana viene mi hija": however little it names, more than the verb is said.
  const isRefused =
    COMPLAINS.test(left) ||
    IS_AWAY.test(rest.plain) ||
    (isLed && says) ||
    (isTaken && (says || COMES.test(left)));
  if (!isRefused) return when;
  const { time: _hour, date: _day, part: _part, isTimeSure: _sure, ...others } = when;
  return { ...others, denied: isHour ? 'hour' : 'day' };
}
