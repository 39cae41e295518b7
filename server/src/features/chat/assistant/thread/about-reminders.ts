import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { ordinalIn } from '../../understanding/ordinals.ts';
import { type Reference, referenceIn } from '../../understanding/reference.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { POINTS_AT_IT } from '../answer-words.ts';
import { type Focus, focusOn, oneIn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import { oneOf, proposed } from '../skills/change-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { asksWhenOfIt, asksWhichHalf } from './asks-of-it.ts';
import { ofNamed, wantedIn } from './named-reminders.ts';
import { namesAnother, namesNothing } from './names-nothing.ts';
import { asksOfTheOther, asksWhetherItIs } from './which-of-them.ts';

type OnReminders = Extract<Focus, { kind: 'reminders' }>;

const MOST_CHOICES = 4;
const MOVES =
  new RegExp(inLines`^(?!.*\b(?:otra vez|de nuevo)$)(?:(?:pues|ay|bueno|oye|no|y|perdona) )*(?:
      (?:cambia|mueve|pon|pasa|retrasa|atrasa|adelanta|aplaza)(?:me)?l[oa]s?\b|mejor\b|que sea\b
    )
    |\bmejor$
    |^(?:(?:que|ay|uy|pues|hij[oa]) )*no (?:(?:que|hoy|mañana|ya|ahora) )*(?:es|era) a las? `);
const LATER = /\bmas (?:tarde|temprano|pronto)\b|\b(?:otro dia|otra hora)\b/;
/** "Uf, ese día no puedo", "ay, no me viene bien", of what was just told. */
const UNFIT = new RegExp(inLines`^(?:(?:
  ay|uy|uf|huy|pues|anda|vaya|es que|mira|hij[oa]|mujer
) )*(?:es[ae] (?:dia|hora) |a esa hora )?(?:yo )?no (?:
  me (?:viene|va|cuadra|vendra)(?: (?:nada|muy))?(?: bien)?|puedo(?: ir)?|podre(?: ir)?
  |voy a poder(?: ir)?
)(?: (?:es[ea] dia|a esa hora))?$`);
/** "A las doce no puedo". */
const CANNOT = /\bno (?:puedo|podre|me (?:viene|va|cuadra))\b/;
const doesNotSuit = ({ said, asks, when }: Turn): boolean =>
  !asks && (UNFIT.test(said.plain) || (when.denied !== undefined && CANNOT.test(said.plain)));
const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** "El domingo no puedo", of what was told for Sunday. */
function refusesItsDay(it: Target | undefined, turn: Turn): boolean {
  const { said, when, asks, now } = turn;
  if (!it || asks || when.denied !== 'day' || !namesNothing(turn)) return false;
  const day = Temporal.PlainDateTime.from(it.occurrence).toPlainDate();
  const names = [WEEKDAYS[day.dayOfWeek - 1]];
  if (day.equals(now.toPlainDate().add({ days: 1 }))) names.push('mañana');
  return names.some((name) => name !== undefined && said.words.includes(name));
}
/** "El segundo de ellos, ¿a qué hora es?" */
const ASKED_OF_IT = new RegExp(
  inLines`(?<!\p{L})(?:
    (?:a qu[eé] hora|cu[aá]ndo|qu[eé] d[ií]a)(?: (?:es|era|toca|tengo|ser[ií]a))?
    |de (?:ell[oa]s|es[oa]s)
  )(?!\p{L})`,
  'giu',
);
const LONGEST_PLACE = 7;
/** "Quítame la primera, la de comprar el pan". */
const LONGEST_WISH = 14;
const LAST = /\b(?:el|la|lo) ultim[oa]\b(?! vez)/;

/** What she says of reminders that were named or read out: when, which, the other one, change it, drop it. */
export async function aboutReminders(turn: Turn): Promise<Reply | undefined> {
  const { focus } = turn.conversation;
  if (focus?.kind === 'reminders' && oneIn(focus) && asksWhetherItIs(turn))
    return tellAll(focus, turn);
  const isOfOne = focus?.kind === 'reminders' && oneIn(focus) !== undefined;
  const other = isOfOne && asksOfTheOther(turn) ? await otherOf(focus, turn) : undefined;
  if (other) return other;
  const named = await ofNamed(turn);
  if (named) return named;
  if (focus?.kind !== 'reminders' || turn.said.order || focus.among.length === 0) return undefined;
  const place = placeMeant(focus, turn);
  const it = place === undefined ? undefined : focus.among[place];
  const what = wantedIn(turn.said.plain);
  // "La segunda cámbiala a las doce".
  if (it && what && !turn.asks) return proposed(what, it, turn);
  if (POINTS_AT_IT.test(turn.said.plain) && (saysWhen(turn.when) || LATER.test(turn.said.plain)))
    return (await namesAnother(focus.among, turn)) ? undefined : moved(focus, turn);
  if (oneIn(focus) && (doesNotSuit(turn) || refusesItsDay(oneIn(focus), turn)))
    return moved(focus, turn);
  if (
    MOVES.test(turn.said.plain) &&
    namesNothing(turn) &&
    ordinalIn(turn.said.plain) === undefined
  ) {
    return moved(focus, turn);
  }
  if (place !== undefined) return told(focus, place, turn);
  if (asksWhenOfIt(turn) || STILL_THERE.test(turn.said.plain) || asksWhichHalf(focus, turn))
    return tellAll(focus, turn);
  // She has just said its hour herself: it is the clock that she asks.
  if (turn.said.plain === 'hora' && turn.conversation.sinceAct === 0) return undefined;
  const reference = referenceIn(turn.said);
  return reference && answers[reference]?.(focus, turn);
}

/** "¿Sigue ahí apuntado?" */
const STILL_THERE = new RegExp(inLines`^(?:(?:y|pues|entonces|pero|oye|eso|lo) )*(?:
    sigue|esta|quedo|ha quedado
  )(?: (?:ahi|ya|aun|todavia|bien|eso))* (?:puest[oa]|apuntad[oa]|guardad[oa])$
  |^(?:(?:y|pero) )*sigue ahi$`);

type Answer = (focus: OnReminders, turn: Turn) => Reply | Promise<Reply | undefined> | undefined;

const answers: Readonly<Partial<Record<Reference, Answer>>> = {
  when: (focus, turn) => tellAll(focus, turn),
  which: (focus, turn) => tellAll(focus, turn),
  other: otherOf,
  change: moved,
  remove: (focus, turn) => withIt(focus, turn, 'remove'),
  done: (focus, turn) => withIt(focus, turn, 'complete'),
};

function withIt(focus: OnReminders, turn: Turn, what: 'remove' | 'complete') {
  const it = oneIn(focus);
  return it ? proposed(what, it, turn) : chosenAmong(focus, what, turn);
}

function moved(focus: OnReminders, turn: Turn): Reply | Promise<Reply | undefined> {
  const it = oneIn(focus);
  return it ? proposeMove(it, turn) : chosenAmong(focus, 'move', turn);
}

async function chosenAmong(focus: OnReminders, what: 'move' | 'remove' | 'complete', turn: Turn) {
  const all = await known(turn);
  const found = focus.among.flatMap((it) => all.filter((other) => isSame(it, other)));
  return found.length > 0 ? oneOf(what, found, turn) : undefined;
}

const isSame = (it: Target, other: Reminder): boolean =>
  it.id === other.id && it.occurrence === other.occurrence;

/** Each occurrence of the next weeks, and what lies further ahead. */
const known = async ({ gateway }: Turn): Promise<readonly Reminder[]> => {
  const near = await gateway.agenda(FARTHEST_DAYS);
  const far = (await gateway.reminders()).filter((it) => !near.some(({ id }) => id === it.id));
  return [...near, ...far];
};

/** The place in the list that "la segunda", "el siguiente" or "el otro" means. */
function placeMeant({ among, at }: OnReminders, { said, when }: Turn): number | undefined {
  if (among.length < 2) return undefined;
  const reference = referenceIn(said);
  const here = at ?? -1;
  const place = {
    next: here + 1,
    previous: here - 1,
    last: among.length - 1,
    other: among.length === 2 && at !== null ? 1 - at : undefined,
  }[reference as 'next'];
  if (reference !== undefined && place !== undefined) return place;
  const rest = utteranceOf(without(said.text, when.spans).replace(ASKED_OF_IT, ' '));
  const longest = wantedIn(said.plain) ? LONGEST_WISH : LONGEST_PLACE;
  const last = LAST.test(rest.plain) ? among.length - 1 : undefined;
  return rest.words.length <= longest ? (last ?? ordinalIn(rest.plain)) : undefined;
}

/** "¿Y la otra?", of one pill: the one that is called like it. */
async function otherOf(focus: OnReminders, turn: Turn): Promise<Reply | undefined> {
  if (focus.among.length > 1) return whichOther(focus);
  const [only, ...more] = await namesakes(focus.among, turn);
  return only && more.length === 0 ? told(focusOn([only], 0) as OnReminders, 0, turn) : undefined;
}

async function told(focus: OnReminders, place: number, turn: Turn): Promise<Reply> {
  const it = focus.among[place];
  if (!it) return { text: 'No hay más en la lista.', remember: { focus } };
  const remember = { focus: { ...focus, at: place } };
  const found = (await known(turn)).find((other) => isSame(it, other));
  return found
    ? { text: whenItComes(found, turn), remember }
    : { text: `«${it.title}» ya no está.`, remember };
}

/** "El otro", where there is more than one other. */
function whichOther({ among, at }: OnReminders): Reply | undefined {
  const titles = among.filter((_, i) => i !== at).map(({ title }) => title);
  if (titles.length < 2) return undefined;
  return {
    text: `¿Cuál? ${titles.join('; ')}.`,
    choices: titles.slice(0, MOST_CHOICES).map((title) => `¿Cuándo es ${title}?`),
    remember: { focus: focusOn(among) },
  };
}

/** The hour of the one that is meant, or of each of a list. */
async function tellAll(focus: OnReminders, turn: Turn): Promise<Reply | undefined> {
  const it = oneIn(focus);
  const meant = it ? [it] : focus.among;
  const all = await known(turn);
  const found = meant.flatMap((one) => all.filter((other) => isSame(one, other)));
  if (found.length === 0) return undefined;
  return {
    text: found.map((one) => whenItComes(one, turn)).join('\n'),
    remember: { focus },
  };
}

/** Those that share a word with it: "la otra pastilla". */
export async function namesakes(
  [it]: readonly Target[],
  { gateway }: Turn,
): Promise<readonly Target[]> {
  const others = (await gateway.reminders()).filter(
    (other) => other.id !== it?.id && isOpen(other),
  );
  return it ? likest(contentWords(utteranceOf(it.title)), others).map(targetOf) : [];
}
