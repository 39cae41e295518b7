import { DomainError } from '../../../core/errors.ts';
import { without } from '../understanding/fold.ts';
import { ordinalIn } from '../understanding/ordinals.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { asked, confirmationOf } from './confirmation.ts';
import { contentWords, likest } from './matching.ts';
import type { Reply } from './skill.ts';
import { storeDraft } from './skills/add-reminder.ts';
import { draftWords, merged, readBack } from './skills/draft.ts';
import type { Step } from './step.ts';
import type { Turn } from './turn.ts';
import type { UndoStep } from './undo-steps.ts';
import { HOW_TO_UNDO, UNDO, written } from './writes.ts';

/** Things to write, one or several: how they are asked for, and how they are done after one yes. */

const NUMBERS = ['cero', 'una cosa', 'dos cosas', 'tres cosas', 'cuatro cosas', 'cinco cosas'];
export const countOf = (count: number): string => NUMBERS[count] ?? `${count} cosas`;

/** The question for one yes to all of them. */
export function proposal(steps: readonly Step[], turn: Turn): Reply {
  const [only, ...others] = steps;
  if (only && others.length === 0) {
    return only.kind === 'add' ? readBack(only, turn) : asked(only, turn);
  }
  const all = steps.length === 2 ? 'las dos cosas' : `las ${countOf(steps.length)}`;
  const verb = steps.every(({ kind }) => kind === 'add') ? 'Apunto' : 'Hago';
  return {
    text: `Son ${countOf(steps.length)}.\n${numbered(steps, turn)}\n¿${verb} ${all}?`,
    choices: [`Sí, ${all}`, 'Solo la primera', 'No, ninguna'],
    remember: { pending: { kind: 'several', steps: [...steps] } },
  };
}

const numbered = (steps: readonly Step[], turn: Turn): string =>
  steps.map((step, i) => `${i + 1}. ${stepWords(step, turn)}`).join('\n');

/** What is held out, without its question: "Cambiar «Dentista», de mañana, a las 10:00". */
export const stepWords = (step: Step, turn: Turn): string =>
  step.kind === 'add' ? draftWords(step, turn) : confirmationOf(step, turn).question;

/** "El callista ya no, solo la modista". */
const ONLY = /\bsol[oa](?:mente)? (.+)$/;
/** "A mi prima no", "la feria quítala", "menos el pan". */
const LESS = /\b(?:no|menos|excepto|quita\p{L}*|borra\p{L}*|deja\p{L}*)\b/u;

/** "Solo la primera", "la del pan": what she wants of several is asked for by itself. */
export function onlySome(steps: readonly Step[], turn: Turn): Reply | undefined {
  const { plain } = turn.said;
  const place = ordinalIn(plain);
  const [, wanted] = ONLY.exec(plain) ?? [];
  const named = likest(
    contentWords(wanted ? utteranceOf(wanted) : turn.said),
    steps.map((it) => ({ it, title: titleOf(it) })),
  );
  const chosen = place === undefined ? named[0]?.it : steps[place];
  if (!chosen || named.length > 1) return undefined;
  const isRefused = wanted === undefined && LESS.test(plain);
  return proposal(isRefused ? steps.filter((it) => it !== chosen) : [chosen], turn);
}

/** "El funeral es a las seis": one of several gets another moment, and all are read out again. */
export function stepCorrected(steps: readonly Step[], turn: Turn): Reply | undefined {
  const { said, when } = turn;
  if (!when.time && !when.date) return undefined;
  const named = likest(
    contentWords(utteranceOf(without(said.text, when.spans))),
    steps.map((it) => ({ it, title: titleOf(it) })),
  );
  const [only] = named;
  if (!only || named.length > 1 || only.it.kind !== 'add') return undefined;
  const corrected = merged(only.it, when, turn);
  return proposal(
    steps.map((it) => (it === only.it ? corrected : it)),
    turn,
  );
}

export const titleOf = (step: Step): string =>
  step.kind === 'add' ? (step.title ?? '') : step.target.title;

export const stepWritten = (step: Step, turn: Turn): Promise<Reply> =>
  step.kind === 'add' ? storeDraft(step, turn) : written(step, turn);

/** All of them in their order, told one by one with a count, and taken back together. */
export async function allWritten(steps: readonly Step[], turn: Turn): Promise<Reply> {
  const undos: UndoStep[] = [];
  const told: string[] = [];
  const refused: DomainError[] = [];
  let focus: NonNullable<Reply['remember']>['focus'];
  for (const step of steps) {
    // One after the other: the second may be about what the first has changed.
    const reply = await stepWritten(step, turn).catch(refusalIn);
    if (reply instanceof DomainError) {
      refused.push(reply);
      continue;
    }
    const { text, remember } = reply;
    told.push(
      text
        .replace(HOW_TO_UNDO, '')
        .replace(/^Hecho\. /, '')
        .trim(),
    );
    if (remember?.undo && remember.undo.kind !== 'several') undos.push(remember.undo);
    focus = joined(focus, remember?.focus);
  }
  // What was done before it stays done, and she hears of both.
  const [first] = refused;
  if (first && undos.length === 0) throw first;
  const verb = steps.every(({ kind }) => kind === 'add') ? 'apuntado' : 'hecho';
  const lines = told.map((it, i) => `${i + 1}. ${it}`).join('\n');
  return {
    text: [
      `He ${verb} ${countOf(undos.length)}:`,
      lines,
      ...refused.map(({ message }) => `Lo otro no: ${message}`),
      HOW_TO_UNDO,
    ].join('\n'),
    choices: [UNDO],
    link: 'reminders',
    remember: { undo: { kind: 'several', steps: undos }, focus },
  };
}

function refusalIn(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

type MaybeFocus = NonNullable<Reply['remember']>['focus'];

function joined(one: MaybeFocus, other: MaybeFocus): MaybeFocus {
  if (one?.kind !== 'reminders' || other?.kind !== 'reminders') return other ?? one;
  return { kind: 'reminders', among: [...one.among, ...other.among], at: null };
}
