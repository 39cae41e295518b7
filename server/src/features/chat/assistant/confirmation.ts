import { type Focus, focusOn } from './focus.ts';
import { doneWord, isBefore, isMedicine, named, theOne, wall } from './occurrence.ts';
import type { Reply } from './skill.ts';
import { atTime, dayWords } from './spanish.ts';
import type { Step } from './step.ts';
import type { Target } from './target.ts';
import type { Turn } from './turn.ts';

type Complete = Extract<Step, { kind: 'complete' }>;
type Move = Extract<Step, { kind: 'move' }>;
type Remove = Extract<Step, { kind: 'remove' }>;
/** What changes a reminder that there is. */
export type Change = Complete | Move | Remove;

interface Confirmation {
  /** Names the reminder and its hour: a yes to it can mean nothing else. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

/** What is asked before a reminder is changed, and the words of its two buttons. */
export function confirmationOf(change: Change, turn: Turn): Confirmation {
  if (change.kind === 'complete') return ofDone(change.target, turn);
  return change.kind === 'move' ? ofMove(change, turn) : ofRemoval(change, turn);
}

export function asked(change: Change, turn: Turn): Reply {
  const { question, yes, no } = confirmationOf(change, turn);
  const remember = { pending: change, focus: focusWith(change.target, turn) };
  return { text: question, choices: [yes, no], remember };
}

/** Where it was one of several, "el otro" is still one of them. */
function focusWith(target: Target, { conversation: { focus } }: Turn): Focus {
  const among = focus?.kind === 'reminders' ? focus.among : [];
  const at = among.findIndex(
    ({ id, occurrence }) => id === target.id && occurrence === target.occurrence,
  );
  return at < 0 ? focusOn([target], 0) : focusOn(among, at);
}

function ofDone(target: Target, { now }: Turn): Confirmation {
  const today = now.toPlainDate();
  const [object, participle] = isMedicine(target) ? ['la', 'tomado'] : ['lo', 'hecho'];
  const yes = `Sí, ${theOne(target, today)} ya ${object} he ${participle}`;
  const isEarly = !isBefore(target, now.toPlainDateTime().add({ minutes: 1 }));
  const question = isEarly
    ? `«${target.title}». Todavía no es la hora: es ${atTime(wall(target).toPlainTime())}. ¿${object === 'la' ? 'La' : 'Lo'} has ${participle} ya?`
    : `¿Marco ${named(target, today)}, como ${doneWord(target)}?`;
  return { question, yes, no: 'No, todavía no' };
}

function ofMove({ target, to, repeated }: Move, { now }: Turn): Confirmation {
  const when = momentWords(to, now);
  const always = repeated ? `, ${repeated}` : '';
  return {
    question: `¿Cambio ${named(target, now.toPlainDate())}, a ${when}${always}?`.replace(
      ' a el ',
      ' al ',
    ),
    yes: `Sí, cámbialo a ${when}`.replace(' a el ', ' al '),
    no: 'No, déjalo como está',
  };
}

function ofRemoval({ target, repeated }: Remove, { now }: Turn): Confirmation {
  const which = repeated ? `«${target.title}», de ${repeated}` : named(target, now.toPlainDate());
  return {
    question: `¿Borro ${which}? Ya no te lo recordaré.`,
    yes: `Sí, borra «${target.title}»`,
    no: 'No, no lo borres',
  };
}

/** "mañana, a las 9:00" */
export function momentWords(occurrence: string, now: Temporal.ZonedDateTime): string {
  const at = wall({ occurrence });
  return `${dayWords(at.toPlainDate(), now.toPlainDate())}, ${atTime(at.toPlainTime())}`;
}
