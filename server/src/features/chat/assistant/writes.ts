import type { Reminder } from '@encina/contract/reminders';
import { type Change, momentWords } from './confirmation.ts';
import { draftOf } from './draft-of.ts';
import { focusOn } from './focus.ts';
import { doneWord, named, targetOf, wall } from './occurrence.ts';
import type { Answer, Described, Hours } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import { atTime, repeated } from './spanish.ts';
import type { Target } from './target.ts';
import type { Turn } from './turn.ts';
import type { Undo, UndoStep } from './undo-steps.ts';

/**
 * What she said yes to, or told as done in words that leave no doubt. Only here, in `storeDraft` and in `undoReply` is anything of hers changed; each tells exactly
 * what it did, and how to take it back.
 */
export async function written(change: Change, turn: Turn): Promise<Reply> {
  if (change.kind === 'complete') return markDone(change.target, turn);
  const all = await turn.gateway.reminders();
  const reminder = all.find(({ id }) => id === change.target.id);
  if (!reminder) return gone(change.target);
  return change.kind === 'move'
    ? move(reminder, change.target, change.to, turn)
    : remove(reminder, turn);
}

export const UNDO = 'Deshacer';
export const HOW_TO_UNDO = 'Si no era así, di «deshazlo».';

/** @param said what was done, in a sentence */
export const undoable = (said: string, undo: Undo, about?: Target): Reply => ({
  text: `${said} ${HOW_TO_UNDO}`,
  choices: [UNDO],
  link: 'reminders',
  remember: { undo, ...(about ? { focus: focusOn([about], 0) } : {}) },
});

const gone = ({ title }: Target): Reply => ({
  text: `«${title}» ya no está en tus recordatorios. No he cambiado nada.`,
  link: 'reminders',
});

async function markDone(target: Target, { gateway, now }: Turn): Promise<Reply> {
  const today = await gateway.agenda(1);
  const isIt = (it: Reminder) => it.id === target.id && it.occurrence === target.occurrence;
  const reminder = today.find(isIt);
  if (!reminder) return gone(target);
  const which = named(target, now.toPlainDate());
  if (reminder.state === 'done') return { text: `${which}, ya constaba como ${doneWord(target)}.` };
  await gateway.answerReminder(target.id, target.occurrence, 'done');
  const was = reminder.state === 'missed' ? 'pending' : reminder.state;
  const undo = { kind: 'complete', target, was } as const;
  return undoable(`He marcado ${which}, como ${doneWord(target)}.`, undo, target);
}

async function move(reminder: Reminder, target: Target, to: string, turn: Turn): Promise<Reply> {
  const before: Hours = { dateTime: reminder.startsAt, times: reminder.times };
  const { occurrence } = await turn.gateway.moveReminder(
    reminder.id,
    movedHours(reminder, target, to),
  );
  const when = momentWords(occurrence, turn.now);
  const undo = { kind: 'move', target, before } as const;
  return undoable(`Cambiado: «${target.title}», ${when}.`, undo, { ...target, occurrence });
}

/** The hour changes and the others of its days stay; the days before it, too, where only the hour is another. */
function movedHours(reminder: Reminder, { occurrence }: Target, to: string): Hours {
  const [from, hour] = [occurrence.slice(11), to.slice(11)];
  const times = reminder.times.map((it) => (it === from ? hour : it));
  const isSameDay = to.slice(0, 10) === occurrence.slice(0, 10);
  if (reminder.recurrency === 'none' || !isSameDay) return { dateTime: to, times };
  const start = reminder.startsAt;
  return { dateTime: start.slice(11) === from ? `${start.slice(0, 11)}${hour}` : start, times };
}

/** The same under another name, or on other days. */
export async function rewritten(
  reminder: Reminder,
  changes: Partial<Described>,
  turn: Turn,
): Promise<Reply> {
  const { title, category, recurrency, weekdays } = reminder;
  const target = targetOf(reminder);
  const changed = await turn.gateway.changeReminder(reminder.id, changes);
  const undo = {
    kind: 'change',
    target,
    before: { title, category, recurrency, weekdays },
  } as const;
  const said = `Cambiado: «${changed.title}», ${daysOf(changed, turn)}.`;
  return undoable(said, undo, targetOf(changed));
}

function daysOf(reminder: Reminder, { now }: Turn): string {
  const { recurrency, weekdays, occurrence } = reminder;
  if (recurrency === 'none') return momentWords(occurrence, now);
  const at = wall(reminder);
  return `${repeated(recurrency, weekdays, at.toPlainDate())}, ${atTime(at.toPlainTime())}`;
}

async function remove(reminder: Reminder, { gateway }: Turn): Promise<Reply> {
  const { id, title, description, category, recurrency, weekdays, times, until, startsAt } =
    reminder;
  const answers = (await gateway.agenda(1)).flatMap(({ id: other, occurrence, state }) =>
    other === id && (state === 'done' || state === 'skipped') ? [{ occurrence, state }] : [],
  );
  await gateway.removeReminder(id);
  const rule = { dateTime: startsAt, recurrency, weekdays, times, until };
  return undoable(`Borrado: «${title}».`, {
    kind: 'remove',
    id,
    input: { title, description, category, ...rule },
    answers,
  });
}

/** Takes back what was written last, and says what it did; of several, the last one first. */
export async function undone(undo: Undo, turn: Turn): Promise<Reply> {
  if (undo.kind !== 'several') return stepUndone(undo, turn);
  const told: string[] = [];
  for (const step of undo.steps.toReversed()) told.push((await stepUndone(step, turn)).text);
  return { text: told.join('\n'), link: 'reminders' };
}

async function stepUndone(undo: UndoStep, turn: Turn): Promise<Reply> {
  const { gateway, now } = turn;
  switch (undo.kind) {
    case 'add': {
      const stood = (await gateway.reminders()).find(({ id }) => id === undo.id);
      await gateway.removeReminder(undo.id);
      // "Bueno, sí, ponlo otra vez" wants it after all.
      const left = stood && draftOf(stood);
      return { text: `Deshecho: he quitado «${undo.title}».`, remember: { left } };
    }
    case 'complete':
      await gateway.answerReminder(undo.target.id, undo.target.occurrence, undo.was);
      return {
        text: `Deshecho: ${named(undo.target, now.toPlainDate())}, ${STANDS[undo.was]}.`,
      };
    case 'move': {
      const { occurrence } = await gateway.moveReminder(undo.target.id, undo.before);
      return {
        text: `Deshecho: «${undo.target.title}» vuelve a ser ${momentWords(occurrence, now)}.`,
        remember: { focus: focusOn([{ ...undo.target, occurrence }], 0) },
      };
    }
    case 'change': {
      const stands = await gateway.changeReminder(undo.target.id, undo.before);
      return { text: `Deshecho: «${undo.before.title}» vuelve a ser ${daysOf(stands, turn)}.` };
    }
    case 'remove': {
      await gateway.addReminder(undo.input, undo.id);
      await Promise.all(
        undo.answers.map(({ occurrence, state }) =>
          gateway.answerReminder(undo.id, occurrence, state),
        ),
      );
      const { title, category, dateTime } = undo.input;
      const about = { id: undo.id, occurrence: dateTime, title, category };
      return {
        text: `Deshecho: «${title}» vuelve a estar.`,
        link: 'reminders',
        remember: { focus: focusOn([about], 0) },
      };
    }
  }
}

const STANDS: Readonly<Record<Answer, string>> = {
  pending: 'vuelve a estar pendiente',
  postponed: 'vuelve a esperar diez minutos',
  skipped: 'vuelve a constar como que decidiste no hacerlo',
  done: 'sigue como estaba',
};
