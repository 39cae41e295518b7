import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { asksOfTheWorld } from '../../understanding/subject.ts';
import { type Utterance, utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { plain as plainOf } from '../../understanding/words.ts';
import { briefer } from '../briefer.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest, likestOrAbout } from '../matching.ts';
import { isMedicine, isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { agendaOfDay, namedIn, whenItComes } from '../skills/agenda.ts';
import { moveReminder, oneOf, proposed } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';
import { putNamed } from './put-named.ts';
import { whichMoment } from './which-moment.ts';

/** What she says of a reminder that she names, whatever else the words are easily held for. */

export const ASKS_WHEN = new RegExp(inLines`^(?:(?:
    y|oye|pues|dime|anda|hij[oa]|perdona|a ver
  ) )*(?:a que hora|cuando|(?:en |para )?que dia|para cuando)\b
  |^(?:(?:
    y|oye|pues|dime|anda|otra vez
  ) )*(?:la )?(?:hora|cuando) (?:de |del )?(?:la |el |mi )?\S+$
  |^(?!.*\b(?:que|cual) (?:\S+ ){0,3}toca).+\btoca(?:ba)? (?:ya|ahora|luego|despues)\b
  |^\S+ (?:hora|cuando)$|^(?:el|la|los|las|lo) (?:\S+ ){1,4}(?:hora|cuando)$
  |\b(?:a que hora|cuando|que dia)(?: (?:me )?(?:
      es|era|seria|toca|tocaba|fue|cae|caia|va|iba|tengo|tenia|lo tengo|la tengo
    )
    | (?:me )?(?:l[oa]s? )?(?:has|hemos|habia|habias|habiamos) (?:
      puesto|apuntado|dejado|cambiado|dicho
    )
  )?$
  |\ba que hora (?:es|era|son|tengo|me toca) (?:(?:lo|la|el|los|las) del? |el |la )(?:
    la |los |las )?\S+$`);
/** "¿Qué día es hoy?", which no reminder answers. */
const OF_THE_CALENDAR = /\bque dia (?:es (?:hoy|mañana)|estamos|tenemos)/;
/** "Cuando era joven iba a misa" asks nothing, and "¿cuándo se me quita el dolor de pies?" asks for no reminder. */
const STORY = /^(?:\S+ )?cuando\b/;
const ACHES = /\b(?:duelen?|dolor(?:es)?|doler|dolia|dolian)\b/;
/** Whoever died or was born is in no agenda. */
const OF_A_LIFE =
  /\bcuando (?:se |me )?(?:murio|murieron|fallecio|nacio|naci|caso|case|enviudo|enviude)\b/;
const LONGEST_NAME = 2;
/** "Y el médico sigue puesto": she wants to hear that it is. */
const STANDS =
  new RegExp(inLines`\b(?:sigue|siguen|esta|estan|queda|quedan) (?:ya |todavia |aun )?(?:
      puest|apuntad
    )[oa]s?\b
    |\bsiguen? (?:ahi|en pie|igual|estando)\b`);
const A_MATTER = /\b(?:lo del?|la del?|el del?)\b/;

/** When it is, how it is to be, or that it is to go. */
export const ofNamed = async (turn: Turn): Promise<Reply | undefined> =>
  (await putNamed(turn)) ??
  (await whichMoment(turn)) ??
  (await namedWhen(turn)) ??
  (await changesNamed(turn)) ??
  (await wantedOfNamed(turn));

/** "Cambia la primera", "quita el otro". */
const WANTED = [
  [
    'move',
    new RegExp(inLines`^(?:\S+ )?(?:cambia|mueve|pasa|retrasa|adelanta|modifica|aplaza)(?:me)?\b
      |\b(?:cambia|mueve|pasa|retrasa|adelanta|aplaza|pon)(?:me)?l[oa]\b`),
  ],
  [
    'remove',
    new RegExp(inLines`^(?:\S+ )?(?:quita|borra|elimina|anula|cancela|suprime)(?:me)?\b
      |\b(?:quita|borra|elimina|anula|cancela|suprime)(?:me)?l[oa]\b
      |^(?:ya no|nada de) (?:\S+ )?\S+$|\bfuera$`),
  ],
  ['complete', /^(?:\S+ )?(?:marca|tacha)\b/],
] as const;
export const wantedIn = (plain: string) => WANTED.find(([, verb]) => verb.test(plain))?.[0];

/** "Quítala, que ya me la he tomado" wants it marked. */
const DONE = /\bya (?:me )?(?:l[oa]s? )?(?:he|hemos)\b/;

/** "…, que no tengo yo cuerpo": why. */
const WHY = /(?<=\p{L}{4}),?\s+(?:que|porque|pues|es que)\s.*$/iu;

/** "Yo no puedo ir, con estas piernas, así que quita la misa": the order comes last. */
const TOLD_FIRST = new RegExp(
  inLines`^.*(?<!\p{L})(?:as[ií] que|con ?que|de modo que|por eso|o sea que)\s+(?=(?:
    qu[ií]ta|borra|an[uú]la|elimina|cancela|suprime|cambia|mueve|pasa|c[aá]mbia
  )\p{L}*)`,
  'iu',
);

/** "Borra la misa", whatever else it sounds like, where there is a reminder of that name. */
async function wantedOfNamed(turn: Turn): Promise<Reply | undefined> {
  const order = turn.said.text.replace(TOLD_FIRST, '');
  const wanted = turn.asks ? undefined : wantedIn(utteranceOf(order).plain);
  // Whoever wants it gone does not say that it is done.
  const isKnown =
    turn.intent.startsWith('reminder.') &&
    !(turn.intent === 'reminder.complete' && wanted === 'remove' && !DONE.test(turn.said.plain));
  const what = isKnown ? undefined : wanted;
  // "Quítamela" says what she wants, and names nothing.
  const said = without(order, whenIn(order, turn.now.toPlainDateTime()).spans).replace(WHY, '');
  const names = contentWords(utteranceOf(said)).filter((word) => wantedIn(word) === undefined);
  const open = what ? (await turn.gateway.reminders()).filter(isOpen) : [];
  const found = likestOrAbout(names, open);
  const isWhole = found.some((it) => names.every((word) => likestOrAbout([word], [it]).length > 0));
  return what && isWhole ? oneOf(what, found, turn) : undefined;
}

/** "Médico": whoever says no more than that asks when it is. */
const isName = ({ said, intent }: Turn): boolean =>
  said.words.length <= LONGEST_NAME && intent === 'unknown';

/** "El médico será esta semana, digo yo, ¿cuándo era, hija?": the question stands somewhere between its signs. */
const asksWhen = ({ text, plain }: Utterance): boolean =>
  ASKS_WHEN.test(plain) ||
  text.split(/[,.;:¿?¡!…]+/u).some((part) => ASKS_WHEN.test(plainOf(part)));

/** "Lo último, lo de la noche". */
const IN_PLACE = /^(?:ultim|primer)/;

/** "¿A qué hora era lo del médico?": of what is named, and never of the world. */
async function namedWhen(turn: Turn): Promise<Reply | undefined> {
  const { plain } = turn.said;
  // "¿A qué hora era lo del domingo?"
  const names = contentWords(utteranceOf(without(turn.said.text, turn.when.spans)));
  const { date, part } = turn.when;
  const isOfItsDay = (date ?? part) !== undefined && names.every((it) => IN_PLACE.test(it));
  if (isOfItsDay && A_MATTER.test(plain) && asksWhen(turn.said)) return agendaOfDay(turn);
  const isDayAsked = date !== undefined && !/\ba que hora\b|\bhora$/.test(plain);
  const isOfIt = asksWhen(turn.said) || isName(turn) || STANDS.test(plain);
  const isOfElse = ACHES.test(plain) || OF_A_LIFE.test(plain) || asksOfTheWorld(plain);
  const isTold = (STORY.test(plain) && !turn.asks) || isOfElse;
  if (isDayAsked || !isOfIt || isTold || OF_THE_CALENDAR.test(plain)) return undefined;
  const found = await namedIn(turn);
  if (found) {
    const remember = { focus: focusOn([targetOf(found)], 0), topic: 'agenda.day' } as const;
    return briefer('agenda.day', { text: whenItComes(found, turn), remember }, turn, found.title);
  }
  return A_MATTER.test(plain)
    ? { text: 'No tengo apuntado nada de eso.', link: 'reminders' }
    : undefined;
}

const SOMETHING =
  /\b(?:cambiar?|mover?) (?:una? (?:cosa|cosita|recordatorio|aviso|cita|hora)|algo|la hora|el dia)\b/;

/** "Necesito mover la peluquería", "me han cambiado la hora del médico". */
const CHANGED = new RegExp(inLines`^(?:\S+ ){0,3}(?:
  (?:necesito|quiero|quisiera|queria|tengo que|hay que|habria que|voy a) (?:
    cambiar|mover|aplazar|retrasar|adelantar|atrasar|pasar
  )(?:me)?
  |me (?:han|ha) (?:cambiado|movido|adelantado|retrasado|atrasado|aplazado|pasado)
)\b`);
const namesOnly = (title: string, { said, when }: Turn): boolean =>
  contentWords(utteranceOf(without(said.text, when.spans)))
    .filter(
      (word) =>
        !/^(?:(?:necesito|quisiera|queria|habria)|(?:cambi|mov|aplaz|retras|adelant|atras|pas)\w*)$/.test(
          word,
        ),
    )
    .every((word) => likest([word], [{ title }]).length > 0);

/** "Quiero cambiar la peluquería": the look of the screen is changed where she names nothing of hers. */
async function changesNamed(turn: Turn): Promise<Reply | undefined> {
  const isWanted = CHANGED.test(turn.said.plain) && !turn.asks;
  const wanted = isWanted ? await namedIn(turn) : undefined;
  // A pill that was changed is another pill, and no other hour.
  if (wanted && !isMedicine(wanted) && namesOnly(wanted.title, turn))
    return proposed('move', targetOf(wanted), turn);
  if (turn.intent !== 'open.settings' || !/\b(?:cambi|mov|mueve)/.test(turn.said.plain))
    return undefined;
  if (SOMETHING.test(turn.said.plain)) return moveReminder(turn);
  const it = await namedIn(turn);
  return it && proposed('move', targetOf(it), turn);
}
