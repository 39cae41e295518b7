import type { Pending, Target } from './context.ts';
import { doneWord, isBefore, isMedicine, named, theOne, wall } from './occurrence.ts';
import type { Reply } from './skill.ts';
import { atTime, dayWords } from './spanish.ts';
import type { Turn } from './turn.ts';

type Complete = Extract<Pending, { kind: 'complete' }>;
type Move = Extract<Pending, { kind: 'move' }>;
type Remove = Extract<Pending, { kind: 'remove' }>;
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
  return { text: question, choices: [yes, no], remember: { pending: change } };
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
