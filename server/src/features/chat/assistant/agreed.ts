import { NUMBER, numberOf } from '../understanding/clock-words.ts';
import { asksWithin, type Held, type Weighed, weighed } from '../understanding/evidence.ts';
import { fold, type Span, spanOf } from '../understanding/fold.ts';
import { NOON } from '../understanding/half-of-day.ts';
import { inLines } from '../understanding/in-lines.ts';
import { requestsIn } from '../understanding/requests.ts';
import { decidedIn } from '../understanding/second-thoughts.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { type When, whenIn } from '../understanding/when.ts';
import { beginsAsWish } from '../understanding/wishes.ts';
import type { Pending } from './context.ts';
import { correctedBy } from './corrections.ts';
import { isAt } from './finding.ts';
import { contentWords, likest } from './matching.ts';
import { saysWhen } from './skills/add-reminder.ts';
import { isWhole } from './skills/draft.ts';
import type { Step } from './step.ts';
import { titleOf } from './steps.ts';
import { rephrased, type Turn } from './turn.ts';

/*
 * A yes is a yes, whatever is said around it (decision 0090): something says yes, nothing is against it, nothing hangs on
 * anything, and no hour, day or thing is named but those that are held out.
 */

const ITS = '(?:(?:me|nos)?l[oa]s?)';
const LONGEST_BARE = 2;
const SO_THAT_NOT = '(?:(?:(?:por)?que|es que|ya que|si no|luego|despues|y|a mi) )+';
/** Why it is to be noted is a wish that it be: "que si no se me olvida". "No se me olvida" is none. */
const FORGETS = inLines`${SO_THAT_NOT}(?:
    se me (?:olvida|pasa|va)\p{L}*(?: (?:la cabeza|el santo al cielo|de la cabeza))?
    |no me (?:acuerdo|acordare|entero)|tengo (?:muy )?mala (?:cabeza|memoria)
    |soy (?:muy )?(?:despistad|olvidadiz)[oa]
  )
  |(?:(?:y )?(?:para|pa|a ver si|por si|no sea|no vaya a ser)? ?que )?no se me (?:
    olvide|pase|vaya
  )(?: (?:la cabeza|el santo al cielo|de la cabeza))?`;
/** Orders that stand for the act that is held out, in the words of each. */
const ACTS: Readonly<Record<Step['kind'], RegExp>> = {
  add: act(
    inLines`(?:apunt|anot|guard|grab)[ae]${ITS}
      |(?:apuntar|anotar|guardar|poner|dejar|meter|grabar)${ITS}|pon${ITS}|escribe${ITS}
      |mete${ITS}|recuerdame${ITS}`,
    '(?:(?:me|nos) )?l[oa]s? (?:apunt|anot|guard|pon|met)(?:as|es)',
    '(?:ahi )?(?:(?:me|nos) )?l[oa]s? dejas (?:puest|apuntad|guardad)[oa]s?|ahi l[oa]s? dejas',
    inLines`(?:apunta|anota|guarda|pon)(?:me)? es[aeo]
      |deja(?:me)?l[oa]s? (?:puest[oa]s?|apuntad[oa]s?|guardad[oa]s?|ahi|dich[oa]s?|escrit[oa]s?)`,
    'l[oa]s? puedes (?:ir )?(?:apunta|guarda|anota)(?:r|ndo)|(?:vete|ve) (?:apunta|guarda|anota)ndol[oa]s?',
    'deja(?:me)?l[oa]s? asi(?:na)?|(?:se )?queda asi|(?:asi|ahi) (?:se )?queda',
    FORGETS,
    '^(?:apunta|anota|guarda|avisame)$',
  ),
  move: act(
    inLines`(?:cambi|pas|guard|apunt|adelant|retras|atras|aplaz)[ae]${ITS}
      |(?:cambiar|pasar|mover|poner|guardar|adelantar|retrasar)${ITS}|mueve${ITS}|pon${ITS}`,
    '(?:(?:me|nos) )?l[oa]s? (?:cambi|pas|muev|pon|guard)(?:as|es)',
    'deja(?:me)?l[oa]s? (?:puest|apuntad|cambiad|guardad|dich)[oa]s?',
    'deja(?:me)?l[oa]s? asi(?:na)?|(?:se )?queda asi|(?:asi|ahi) (?:se )?queda',
    '^(?:cambia|pasa|mueve|guarda)$',
  ),
  remove: act(
    inLines`(?:quit|borr|anul|cancel|elimin|tach)[ae]${ITS}
      |(?:quitar|borrar|anular|cancelar|eliminar|tachar)${ITS}|^fuera$`,
    '(?:(?:me|nos) )?l[oa]s? (?:quit|borr|anul|tach)(?:as|es)',
  ),
  complete: act(
    `(?:marc|apunt|anot|tach)[ae]${ITS}|(?:marcar|apuntar|anotar|tachar)${ITS}|pon${ITS}`,
    '(?:(?:me|nos) )?l[oa]s? (?:marc|apunt|anot|tach)(?:as|es|ques)',
  ),
};
const NO_ACT = /(?!)/g;
/** Why it may go: she will not be there, or needs it no more. */
const NOT_GOING = new RegExp(
  inLines`\b(?:ya |al final )*no (?:
    (?:
      voy|ire|vamos|iremos|puedo|podre|pienso|quiero|tengo (?:ganas|cuerpo|gana)
    )(?: (?:a |de )?ir)?
    |(?:me |nos )?(?:hace|hara) falta|l[oa] (?:quiero|necesito)
  )\b`,
  'gu',
);

function act(...ways: readonly string[]): RegExp {
  const all = [...ways, `haz${ITS}|hacer${ITS}`].join('|');
  return new RegExp(`(?<!\\b(?:no|ni)(?: (?:me|te|se|lo|la))* )\\b(?:${all})(?= |$)`, 'u');
}

const actOf = (steps: readonly Step[]): RegExp => {
  const [kind, ...others] = new Set(steps.map((it) => it.kind));
  return kind && others.length === 0 ? ACTS[kind] : NO_ACT;
};

/** What is read out whole and waits for nothing but a yes. */
function heldOut(pending: Pending, turn: Turn): readonly Step[] {
  if (pending.kind === 'several') return pending.steps;
  if (pending.kind === 'add') return isWhole(pending, turn) ? [pending] : [];
  return pending.kind === 'move' || pending.kind === 'remove' || pending.kind === 'complete'
    ? [pending]
    : [];
}

/** Whether she says yes to what is held out, whatever she says besides. */
export async function agrees(pending: Pending, turn: Turn): Promise<boolean> {
  const steps = heldOut(pending, turn);
  const { text: whole, isNotDone } = turn.whole ?? turn.said;
  const text = decidedIn(whole) ?? whole;
  if (steps.length === 0 || requestsIn(text).length > 1) return false;
  if (pending.kind === 'complete' && isNotDone) return false;
  const titles = steps.map((it) => ({ title: titleOf(it) }));
  const held: Held = {
    act: actOf(steps),
    why: pending.kind === 'remove' ? NOT_GOING : NO_ACT,
    isOfDone: steps.some(({ kind }) => kind === 'complete'),
    names: (word) => likest([word], titles).length > 0,
    when: (said) => [
      ...whenIn(said, turn.now.toPlainDateTime()).spans,
      ...figuresOf(said, pending),
    ],
  };
  const clauses = weighed(text, held);
  if (clauses.some(({ against }) => against) || asksWithin(clauses)) return false;
  const timed = clauses.filter((it) => isTimed(it, turn));
  const isLight = pending.kind === 'add' || pending.kind === 'move';
  const isMildlySo = isLight && timed.length > 0 && clauses.some(({ mildYes }) => mildYes);
  if (!isMildlySo && !clauses.some(({ yes }) => yes)) return false;
  if (clauses.some((it) => wantsElse(it, held)) || (await namesAnother(clauses, steps, turn)))
    return false;
  for (const it of timed) if (!(await isOfTheHeld(it, pending, turn))) return false;
  return true;
}

const FIGURE = new RegExp(`(?<![\\p{L}\\d:])(?!un)${NUMBER}(?![\\p{L}\\d:])`, 'gu');
/** "Vale, 12", of what is to be moved to noon. */
function figuresOf(said: string, pending: Pending): readonly Span[] {
  if (pending.kind !== 'move' || !pending.to.endsWith(':00')) return [];
  const { hour } = Temporal.PlainDateTime.from(pending.to);
  return [...fold(said).matchAll(FIGURE)]
    .filter(([figure]) => [hour, hour - NOON].includes(numberOf(figure)))
    .map(spanOf);
}

const whenOf = ({ text }: Weighed, turn: Turn): When => rephrased(turn, text).when;

/** It names an hour or a day that could be an answer: why she wants it may have an hour of its own. */
function isTimed(clause: Weighed, turn: Turn): boolean {
  if (clause.isReason && clause.beside.split(' ').length > LONGEST_BARE) return false;
  const when = whenOf(clause, turn);
  return saysWhen(when) || when.denied !== undefined || when.shift !== undefined;
}

/** The hour or the day is the one that is held out. */
async function isOfTheHeld(clause: Weighed, pending: Pending, turn: Turn): Promise<boolean> {
  const part = { ...rephrased(turn, clause.text), asks: false };
  if (pending.kind === 'complete' || pending.kind === 'remove')
    return isAt(pending.target, part.when);
  if (part.when.denied || part.when.shift !== undefined) return false;
  const said = (await correctedBy(pending, part))?.remember?.pending;
  return said !== undefined && momentOf(said) === momentOf(pending);
}

const momentOf = (pending: Pending): string | undefined => {
  if (pending.kind === 'move') return pending.to;
  if (pending.kind !== 'add') return undefined;
  const { title, date, time, times, recurrency, weekdays } = pending;
  return JSON.stringify([title, date, time, times, recurrency, weekdays]);
};

/** "Sí, y el dentista", "sí, ábreme las fotos": more than a yes. */
const A_THING = /\b(?:el|la|los|las|un|una|lo del?(?: la)?) \S+(?: \S+)?$/;
const NO_WISH = /^(?:muchas )?gracias\b|^(?:a ver|hasta|adios|vamos|con dios)\b/;

function wantsElse({ text, isReason, beside, yes }: Weighed, { act: held }: Held): boolean {
  if (isReason || beside === '') return false;
  const said = utteranceOf(text);
  if (!yes && (said.order !== undefined || (beginsAsWish(beside) && !NO_WISH.test(beside))))
    return true;
  return (
    beside.split(' ').length <= LONGEST_BARE && A_THING.test(said.plain) && !held.test(said.plain)
  );
}

/** Another reminder of hers is named. */
async function namesAnother(
  clauses: readonly Weighed[],
  steps: readonly Step[],
  { gateway }: Turn,
): Promise<boolean> {
  const words = clauses
    .filter(({ isReason }) => !isReason)
    .flatMap(({ beside }) => contentWords(utteranceOf(beside)));
  const ids = steps.map((it) => (it.kind === 'add' ? undefined : it.target.id));
  const others = (await gateway.reminders()).filter(({ id }) => !ids.includes(id));
  return words.length > 0 && likest(words, others).length > 0;
}
