import { takenBackIn } from '../../understanding/taking-back.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { contentWords, likest } from '../matching.ts';
import type { Turn } from '../turn.ts';
import type { Undo, UndoStep } from '../undo-steps.ts';

const stepsOf = (act: Undo): readonly UndoStep[] => (act.kind === 'several' ? act.steps : [act]);

const titleOf = (step: UndoStep): string => {
  if (step.kind === 'add') return step.title;
  return step.kind === 'remove' ? step.input.title : step.target.title;
};

/** When it stood before; what was added stood nowhere. */
const stoodAt = (step: UndoStep): string | undefined => {
  if (step.kind === 'add') return undefined;
  if (step.kind === 'remove') return step.input.dateTime;
  return step.kind === 'move' ? step.before.dateTime : step.target.occurrence;
};

/**
 * "Marcha atrás", "has borrado la que no era, devuélvela", "déjalo como estaba, que ya me ha dicho mi hijo": the last act is
 * to be taken back. What names another of hers, or another moment, is another wish.
 */
export async function wantsItBack(act: Undo, turn: Turn): Promise<boolean> {
  const { said, whole = said, conversation } = turn;
  const steps = stepsOf(act);
  const found = takenBackIn(withoutTitles(whole, steps.map(titleOf)), act.kind);
  if (!found || (!found.isSure && conversation.sinceAct !== 0)) return false;
  const now = found.isSure ? standsAt(conversation.focus) : [];
  return (
    !namesAnotherMoment([...steps.map(stoodAt), ...now], whole, turn) &&
    !(await isOfAnother(act, turn))
  );
}

/** The thing that it was about may stand anywhere: "echa atrás lo del dentista". */
function withoutTitles(said: Utterance, titles: readonly string[]): Utterance {
  const named = titles.map((title) => ({ title }));
  const names = new Set(contentWords(said).filter((word) => likest([word], named).length > 0));
  const words = said.words.filter((word) => !names.has(word));
  return { ...said, words, plain: words.join(' ') };
}

/** Where it stands since: "qué jueves ni qué jueves, échalo para atrás". */
const standsAt = (focus: Turn['conversation']['focus']): readonly string[] =>
  focus?.kind === 'reminders' ? focus.among.map(({ occurrence }) => occurrence) : [];

function namesAnotherMoment(
  moments: readonly (string | undefined)[],
  { text }: Utterance,
  { now }: Turn,
): boolean {
  const when = whenIn(text, now.toPlainDateTime());
  if (when.recurrency !== 'none' || when.shift !== undefined) return true;
  if (!when.time && !when.date) return false;
  return !moments.some((at) => {
    if (at === undefined) return false;
    const stood = Temporal.PlainDateTime.from(at.slice(0, 16));
    const isDay = !when.date || stood.toPlainDate().equals(when.date);
    return isDay && (!when.time || stood.hour % 12 === when.time.hour % 12);
  });
}

/** "La gimnasia déjala como estaba", of what was not touched. */
export async function isOfAnother(act: Undo, { said, whole = said, gateway }: Turn) {
  const names = contentWords(whole);
  const own = stepsOf(act).map((step) => ({ title: titleOf(step) }));
  return likest(names, own).length === 0 && likest(names, await gateway.reminders()).length > 0;
}
