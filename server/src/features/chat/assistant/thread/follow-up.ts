import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { asksOfTheWorld } from '../../understanding/subject.ts';
import { takesLeave } from '../../understanding/told.ts';
import { plain as plainOf } from '../../understanding/words.ts';
import { withBareHalf } from '../skills/add-reminder.ts';
import { SKILLS } from '../skills.ts';
import { dayInFocus, type Turn } from '../turn.ts';
import { namesNothing } from './names-nothing.ts';

/** What a few words make of what was asked before: "¿y mañana?", "otro", "martes". */

const LONGEST_FOLLOW_UP = 7;
/** "Ah, bueno, ¿y el martes?" */
const GOES_ON =
  /^(?:(?:ah|bueno|vale|ya|anda|oye|hij[oa]|muy bien) )*(?:y|para|pues|entonces|que hay)\b/;

const NOT_THAT = new RegExp(inLines`^(?:(?:
  ay|uy|perdona|perdon|pero|que|hij[oa]|mujer|bueno
) )*(?:no|digo|mejor|queria decir|(?:hoy|mañana|ese|ese dia) no)\b`);

/** "No, el domingo", "no digo hoy, digo el viernes", of what was asked of another day. */
export function wantsOtherDay(turn: Turn): boolean {
  const { said, when, conversation } = turn;
  const { topic, undo, sinceAct } = conversation;
  if (!topic || !SKILLS[topic].isOfADay || (undo && sinceAct === 0)) return false;
  const isDay = (when.date ?? when.period) !== undefined && when.time === undefined;
  return isDay && NOT_THAT.test(said.plain) && namesNothing(turn);
}

/** "Perdón, quería decir el viernes", of the day that was asked of: that one is told, and nothing is moved to it. */
const MEANT = /\b(?:digo|(?:queria|quise|quiero) decir|me he (?:expresado|explicado) mal)\b/;

export function meantOtherDay(turn: Turn): Turn | undefined {
  const { said, when, conversation } = turn;
  const { topic, day, undo, sinceAct } = conversation;
  if (!topic || !day || !SKILLS[topic].isOfADay || (undo && sinceAct === 0)) return undefined;
  const isDay = when.date !== undefined && when.time === undefined && said.order === undefined;
  return isDay && MEANT.test(said.plain) ? { ...turn, intent: topic } : undefined;
}

/** "Mañana, ¿qué toca?", whatever was asked of the calendar before. */
const WHAT_THERE_IS = /\bque (?:me )?(?:toca|tengo|hay|hago|tenemos|tocaba)\b/;

/** "¿Y qué día es mañana?" is of the calendar, whatever there is on it. */
const ASKS_WHICH_DATE = /\bque (?:dia|fecha) (?:es|sera|cae)\b/;
const ANYTHING = new RegExp(inLines`^(?:(?:
  y|pues|ah|vale|bueno|entonces|oye|hij[oa]|ese dia|para ese dia|sigue habiendo(?= )
) )*(?:
  (?:tengo|hay) (?:yo )?(?:ya )?(?:
    algo|nada|algun(?:a)? (?:compromiso|cita|cosa|recado|recordatorio|aviso)
  )
  |que (?:tengo|hay|me toca)|(?:algo|nada) tengo
)(?: (?:yo|ya|mas|apuntad[oa]|puest[oa]|que hacer|ese dia|entonces))*$`);
/** "¿Y va a llover mañana?" asks of the sky, and not of the day. */
const OF_THE_SKY =
  /\b(?:llov\w+|llueve|lluvia|nev(?:ar|ara)|nieve|(?:hace|hara|hacer) (?:frio|calor|sol|viento|bueno))\b/;

/** "¿Y qué santo es hoy?", after the weather of tomorrow: it says what it asks for. */
const SAYS_WHAT = /\b(?:santos?|santoral|onomastica|llover|llovera)\b/;

/** A day that is named alone is asked of what was asked of the day before it. */
export const dayTopic = (topic: Intent | undefined): Intent =>
  topic && SKILLS[topic].isOfADay ? topic : 'agenda.day';

/** The turn that "¿y mañana?", "¿y por la tarde?" and "otro" make of what was talked about. */
export function followUp(turn: Turn): Turn | undefined {
  const { said, when, intent, conversation } = turn;
  const { topic, day, more } = conversation;
  if (!topic) return undefined;
  if (more && intent === 'again') return { ...turn, intent: more };
  // "¿Y tengo algo?", after the date or the saint of a day.
  if (day && (said.asks || /^(?:y|ese dia) /.test(said.plain)) && ANYTHING.test(said.plain))
    return { ...turn, intent: 'agenda.day', when: { ...when, date: Temporal.PlainDate.from(day) } };
  const isShort =
    said.words.length <= LONGEST_FOLLOW_UP && (GOES_ON.test(said.plain) || wantsOtherDay(turn));
  const asksForADay = when.date !== undefined || when.period !== undefined;
  if (intent === 'weather' && OF_THE_SKY.test(said.plain)) return undefined;
  if (asksOfTheWorld(said.plain)) return undefined;
  if (intent !== topic && intent !== 'unknown' && SAYS_WHAT.test(said.plain)) return undefined;
  if (!SKILLS[topic].isOfADay || said.order || !(isShort || intent === 'unknown')) return undefined;
  if (asksForADay && intent === 'date.today' && ASKS_WHICH_DATE.test(said.plain)) return undefined;
  const isOfTheDay = WHAT_THERE_IS.test(said.plain) || asksOfTheDay(said);
  if (asksForADay) return { ...turn, intent: isOfTheDay ? 'agenda.day' : topic };
  // "¿Y por la tarde?" is of the day that was talked about.
  const its = dayInFocus(conversation) ?? day;
  if (!when.part || !its) return undefined;
  return { ...turn, intent: topic, when: { ...when, date: Temporal.PlainDate.from(its) } };
}

/** "Venga, otro mejor", "otro más", "¿no hay más?" */
const ANOTHER = new RegExp(inLines`^(?:(?:
  y|pues|no|venga|anda|oye|ea|ay|bueno|ahora|dime|cuenta(?:me)?|di|ponme|echame|hij[oa]
  |ese (?:ya )?(?:me )?lo se
) )*(?:
  otr[oa](?: (?:mas|mejor|distint[oa]|anda|venga|hij[oa]|por favor))*
  |(?:ya )?(?:no )?(?:hay|tienes?|sabes?|conoces?|te (?:sabes|queda|acuerdas de)) (?:
    mas|otr[oa]|algun[oa]
  )(?: (?:mas|asi|bonit[oa]))?
)$`);

/** "Otro, que ese me ha hecho gracia" */
const WHY_ANOTHER = /^((?:\S+ )?otr[oa](?: mas| mejor)?) (?:que|porque|a ver si) .+$/;

/** "Ese ya me lo contaste", "esa me la sé", "ese tampoco": of a joke, it wants another. */
const HEARD_BEFORE = new RegExp(inLines`^(?:(?:uy|ay|pero|pues|no) )*es[aeo] (?:(?:
  chiste|refran|poema|poesia|adivinanza
) )?(?:(?:ya|me|te|nos|l[oa]) )*(?:
  se|sabia|conozco|conocia|contaste|dijiste|tampoco|no
  |(?:has|habias) (?:contado|dicho|dicha|contada)
)\b`);

/** "Ese me lo sé, ¿no tienes una adivinanza?" wants that. */
const NAMES_ITS_KIND =
  new RegExp(inLines`\b(?:tienes|sabes|cuentame|dime|mejor|ponme) (?:algun[oa]?|una?) (?:
    chiste|refran|poema|poesia|adivinanza|acertijo
  )\b`);

/** "Ese es más viejo que la tos. Venga, otro": what she thinks of the first comes before it. */
const lastSentence = (text: string): string =>
  plainOf(text.split(/[.!;…]+/u).findLast(Boolean) ?? '');

export const wantsAnother = ({ text, plain }: Turn['said']): boolean =>
  ANOTHER.test(plain.replace(WHY_ANOTHER, '$1')) ||
  ANOTHER.test(lastSentence(text.trim())) ||
  (HEARD_BEFORE.test(plain) && !NAMES_ITS_KIND.test(plain));

/** "¿Qué día es el domingo?" asks for its date; "domingo" for what there is. */
const ASKS_DATE = /\b(?:dia|fecha|que|es|cae|estamos|cuantos)\b/;
const LONGEST_DAY = 3;

/** "Martes", "y noche": whoever says no more than a day asks what there is on it. */
export function bareDay(turn: Turn): Turn | undefined {
  const { said, conversation } = turn;
  const when = withBareHalf(turn);
  const isDay = when.date !== undefined || when.period !== undefined || when.part !== undefined;
  const isWaiting = conversation.riddle !== undefined || conversation.memory !== undefined;
  // "Mañana qué toca" asks for itself.
  if (said.order) return undefined;
  if (!isDay || when.time || isWaiting || said.words.length > LONGEST_DAY) return undefined;
  const isDate = turn.intent === 'date.today' && ASKS_DATE.test(said.plain);
  // "Hasta mañana" asks for no day.
  if (takesLeave(said.plain) || turn.intent === 'greet') return undefined;
  if (!namesNothing(turn) || isDate) return undefined;
  const { day } = conversation;
  const date = when.date ?? (when.period || !day ? undefined : Temporal.PlainDate.from(day));
  return { ...turn, when: { ...when, ...(date ? { date } : {}) } };
}
