import type { Reminder } from '@encina/contract/reminders';
import { actIn } from '../../understanding/acts.ts';
import { clausesOf } from '../../understanding/clauses.ts';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { ordinalIn } from '../../understanding/ordinals.ts';
import { toldAsDone } from '../../understanding/told-as-done.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { plain } from '../../understanding/words.ts';
import { asked } from '../confirmation.ts';
import { isAt, meant } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest, likestOrAbout } from '../matching.ts';
import { isBefore, isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import { atTime, listed, repeated } from '../spanish.ts';
import { surelyDone } from '../surely-done.ts';
import type { Target } from '../target.ts';
import { rephrased, type Turn } from '../turn.ts';
import { written } from '../writes.ts';
import { addReminder } from './add-reminder.ts';
import { likestAt, thereIn, whichAndWhen } from './among.ts';
import { proposeMove } from './propose-move.ts';
import { ofAnotherDay, statusReply } from './status.ts';

type What = 'move' | 'complete' | 'remove';

const MOST_CHOICES = 4;
/** A pill may be taken this long before its hour without being asked twice which one it was. */
const EARLY = { minutes: 30 } as const;
export const NONE_FOUND = 'No encuentro ningún recordatorio así.';
const QUESTIONS: Readonly<Record<What, string>> = {
  move: '¿Cuál quieres cambiar?',
  complete: '¿Cuál has hecho ya?',
  remove: '¿Cuál quieres borrar?',
};

/** "La misa la han cambiado de día, quita esa": what she orders counts, and not what she tells. */
const ORDERS_AWAY =
  new RegExp(inLines`^(?:\S+ )?(?:quita|borra|anula|elimina|cancela)(?:me)? (?:el|la|lo|los|las) |
    \b(?:quita|borra|anula|elimina|cancela)(?:me)?(?:l[oa]s?| es[aeo])$`);

export const moveReminder: Respond = (turn) =>
  change(ORDERS_AWAY.test(turn.said.plain) ? 'remove' : 'move', turn);
export const removeReminder: Respond = (turn) =>
  saysThatItIsDone(turn) ? completeReminder(turn) : change('remove', turn);

/** "Tensión tomada, no avises más": it is done, and stays. */
const saysThatItIsDone = ({ said }: Turn): boolean =>
  actIn(said.plain, false)?.act !== 'remove' &&
  clausesOf(said.text).some((it) => (toldAsDone(utteranceOf(it), it)?.names ?? []).length > 0);

/** What she says that she has done: of today, and asked with its hour wherever another could be meant. */
export const completeReminder: Respond = async (turn) => {
  const elsewhere = ofAnotherDay(turn);
  if (elsewhere) return elsewhere;
  const today = await turn.gateway.agenda(1);
  const sure = surelyDone(turn, today);
  if (sure) return written({ kind: 'complete', target: targetOf(sure) }, turn);
  const found = meant(turn, today);
  const open = talkedOf(turn, found.filter(isOpen));
  if (open.length > 0) return oneOf('complete', dueFirst(open, turn), turn);
  const skipped = found.filter(({ state }) => state === 'skipped');
  if (skipped.length > 0) return oneOf('complete', skipped, turn);
  const status = found.length > 0 ? await statusReply(turn) : undefined;
  return status ?? noneFound(today);
};

const BESIDE_TAKING =
  /^(?:pastilla|medic|tomad|desayun|almuerzo|comida|cena|cafe|leche|agua|primer|segund)/;

/** "Ya me la he tomado", right after one of them was talked about, is of that one. */
function talkedOf({ said, when, conversation: { focus } }: Turn, open: readonly Reminder[]) {
  const named = contentWords(said).filter((word) => !BESIDE_TAKING.test(word));
  if (focus?.kind !== 'reminders' || named.length > 0 || when.time) return open;
  const { among, at } = focus;
  const it = among.length === 1 ? among[0] : among[ordinalIn(said.plain) ?? at ?? -1];
  return orAll(
    open.filter(({ id, occurrence }) => id === it?.id && occurrence === it.occurrence),
    open,
  );
}

/** Where the hour of some has come, those to come are not meant. */
function dueFirst(open: readonly Reminder[], { now }: Turn): readonly Reminder[] {
  const due = open.filter((it) => isBefore(it, now.toPlainDateTime().add(EARLY)));
  return due.length > 0
    ? due
    : open.filter(({ id }, i) => open.findIndex((it) => it.id === id) === i);
}

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] =>
  some.length > 0 ? some : all;

async function change(what: What, turn: Turn): Promise<Reply> {
  const today = turn.now.toPlainDate().toString();
  const all = (await turn.gateway.reminders()).filter(
    (it) => isOpen(it) || it.recurrency !== 'none' || it.occurrence >= today,
  );
  const names = contentWords(utteranceOf(without(turn.said.text, turn.when.spans)));
  const visits = turn.said.words.filter((word) => word === 'cita');
  const named = names.length > 0 ? likestOrAbout(names, all) : orAll(likest(visits, all), all);
  const found = what === 'remove' ? atItsHour(turn, thereIn(turn, named), names) : named;
  if (found.length > 0) return oneOf(what, found, turn);
  // "Lo de la manicura ponlo el lunes": what is not there yet is noted.
  const isNew = what === 'move' && PUTS.test(turn.said.plain) && names.length > 0;
  return isNew && (turn.when.time ?? turn.when.date) ? addReminder(turn) : noneFound(all);
}

const PUTS = /\bpon(?:me)?(?:l[oa])?\b/;

/** "Quita lo de las doce": the hour names it; where it is named besides, an hour that is not its own is let pass. */
function atItsHour(
  { when }: Turn,
  some: readonly Reminder[],
  names: readonly string[],
): readonly Reminder[] {
  const at = some.filter((it) => isAt(it, when));
  return at.length > 0 || names.length === 0 ? at : some;
}

const noneFound = (all: readonly Reminder[]): Reply => ({
  text: `${NONE_FOUND}${all.length > 0 ? ' En Recordatorios están todos.' : ''}`,
  link: 'reminders',
});

/** The one that there is, or a question which of them. */
export function oneOf(what: What, found: readonly Reminder[], turn: Turn): Reply | Promise<Reply> {
  const [first] = found;
  if (first && found.length === 1) return proposed(what, targetOf(first), turn);
  const among = found.slice(0, MOST_CHOICES).map(targetOf);
  const labels = among.map((it) => labelOf(it, among));
  return {
    text: `${QUESTIONS[what]} ${labels.join('; ')}.`,
    choices: [...labels, 'Ninguno'],
    remember: {
      pending: { kind: 'choose', what, among, said: turn.said.text },
      focus: focusOn(among),
    },
  };
}

/** Its title, with its hour where another one is called the same. */
function labelOf(target: Target, among: readonly Target[]): string {
  const isAlone = among.filter(({ title }) => title === target.title).length === 1;
  return isAlone ? target.title : `${target.title}, ${atTime(wall(target).toPlainTime())}`;
}

/** One of several, named by what she says now. */
export async function chosen(
  what: What,
  among: readonly Target[],
  said: string,
  turn: Turn,
): Promise<Reply | undefined> {
  const place = ordinalIn(turn.said.plain);
  const there = place === undefined ? undefined : among[place];
  if (there) return proposed(what, there, asWanted(what, there, said, turn));
  const apart = what === 'move' ? whichAndWhen(among, turn) : undefined;
  if (apart) return proposed(what, apart.it, rephrased(turn, `${said}. ${apart.when}`));
  const exact = among.filter((it) => plain(labelOf(it, among)) === turn.said.plain);
  const [only, ...others] = exact.length > 0 ? exact : likestAt(turn, among);
  return only && others.length === 0
    ? proposed(what, only, asWanted(what, only, said, turn))
    : undefined;
}

/**
 * What was wanted of it was said before; a day or an hour that is not its own is where it is to go: "la del corazón, a las
 * diez de la noche".
 */
export function asWanted(what: What, it: Target, said: string, turn: Turn): Turn {
  const { date, time } = turn.when;
  const isItsDay = !date || wall(it).toPlainDate().equals(date);
  const isOwn = isItsDay && isAt(it, turn.when);
  return what === 'move' && (date || time) && !isOwn ? turn : rephrased(turn, said);
}

export async function proposed(what: What, target: Target, turn: Turn): Promise<Reply> {
  if (what === 'complete') return asked({ kind: 'complete', target }, turn);
  return what === 'move'
    ? proposeMove(target, turn)
    : asked({ kind: 'remove', target, repeated: await repetitionOf(target, turn) }, turn);
}

/** "todos los días, a las 8:00 y a las 20:00"; undefined of what comes once. */
async function repetitionOf({ id, occurrence }: Target, { gateway }: Turn) {
  const reminder = (await gateway.reminders()).find((it) => it.id === id);
  if (!reminder || reminder.recurrency === 'none') return undefined;
  const day = Temporal.PlainDate.from(occurrence.slice(0, 10));
  const times = reminder.times.map((it) => atTime(Temporal.PlainTime.from(it)));
  return `${repeated(reminder.recurrency, reminder.weekdays, day)}, ${listed(times)}`;
}
