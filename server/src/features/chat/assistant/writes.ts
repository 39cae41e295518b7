import type { Reminder } from '@encina/contract/reminders';
import { type Change, momentWords } from './confirmation.ts';
import type { Target, Undo } from './context.ts';
import { doneWord, named } from './occurrence.ts';
import type { Answer, Hours } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import type { Turn } from './turn.ts';

/**
 * What she said yes to. Only here, in `storeDraft` and in `undoReply` is anything of hers changed; each tells exactly
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
const HOW_TO_UNDO = 'Si no era así, di «deshazlo».';

/** @param said what was done, in a sentence */
export const undoable = (said: string, undo: Undo): Reply => ({
  text: `${said} ${HOW_TO_UNDO}`,
  choices: [UNDO],
  link: 'reminders',
  remember: { undo },
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
  return undoable(`He marcado ${which}, como ${doneWord(target)}.`, {
    kind: 'complete',
    target,
    was,
  });
}

async function move(reminder: Reminder, target: Target, to: string, turn: Turn): Promise<Reply> {
  const before: Hours = { dateTime: reminder.startsAt, times: reminder.times };
  const { occurrence } = await turn.gateway.moveReminder(
    reminder.id,
    movedHours(reminder, target, to),
  );
  const when = momentWords(occurrence, turn.now);
  return undoable(`Cambiado: «${target.title}», ${when}.`, { kind: 'move', target, before });
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

/** Takes back what was written last, and says what it did. */
export async function undone(undo: Undo, { gateway, now }: Turn): Promise<Reply> {
  switch (undo.kind) {
    case 'add':
      await gateway.removeReminder(undo.id);
      return { text: `Deshecho: he quitado «${undo.title}».` };
    case 'complete':
      await gateway.answerReminder(undo.target.id, undo.target.occurrence, undo.was);
      return {
        text: `Deshecho: ${named(undo.target, now.toPlainDate())}, ${STANDS[undo.was]}.`,
      };
    case 'move': {
      const { occurrence } = await gateway.moveReminder(undo.target.id, undo.before);
      return {
        text: `Deshecho: «${undo.target.title}» vuelve a ser ${momentWords(occurrence, now)}.`,
      };
    }
    case 'remove': {
      await gateway.addReminder(undo.input, undo.id);
      await Promise.all(
        undo.answers.map(({ occurrence, state }) =>
          gateway.answerReminder(undo.id, occurrence, state),
        ),
      );
      return { text: `Deshecho: «${undo.input.title}» vuelve a estar.`, link: 'reminders' };
    }
  }
}

const STANDS: Readonly<Record<Answer, string>> = {
  pending: 'vuelve a estar pendiente',
  postponed: 'vuelve a esperar diez minutos',
  skipped: 'vuelve a constar como que decidiste no hacerlo',
  done: 'sigue como estaba',
};
