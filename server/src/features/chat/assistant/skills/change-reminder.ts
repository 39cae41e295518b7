import type { Reminder } from '@encina/contract/reminders';
import { plain } from '../../understanding/words.ts';
import type { Target } from '../context.ts';
import { contentWords, likest } from '../matching.ts';
import { type Reply, type Respond, YES_NO } from '../skill.ts';
import { atTime, dayWords } from '../spanish.ts';
import { rephrased, type Turn } from '../turn.ts';

type Change = 'move' | 'complete' | 'remove';

const MOST_CHOICES = 4;
const NONE_OPEN = 'No encuentro ningún recordatorio así.';
const QUESTIONS: Readonly<Record<Change, string>> = {
  move: '¿Cuál quieres cambiar?',
  complete: '¿Cuál has hecho ya?',
  remove: '¿Cuál quieres borrar?',
};

const targetOf = ({ id, occurrence, title }: Reminder): Target => ({ id, occurrence, title });
const isOpen = ({ state }: Reminder): boolean => state !== 'done' && state !== 'skipped';

export const moveReminder: Respond = (turn) => change('move', turn);
export const completeReminder: Respond = (turn) => change('complete', turn);
export const removeReminder: Respond = (turn) => change('remove', turn);

async function change(what: Change, turn: Turn): Promise<Reply> {
  const all = await candidates(what, turn);
  const isNamed = contentWords(turn.said).length > 0;
  const meant = isNamed ? likest(turn.said, all) : all;
  const [first] = meant;
  if (!first) {
    const hint = all.length > 0 ? ' En Recordatorios están todos.' : '';
    return { text: `${NONE_OPEN}${hint}`, link: 'reminders' };
  }
  if (meant.length === 1) return proposed(what, targetOf(first), turn);
  const among = meant.slice(0, MOST_CHOICES).map(targetOf);
  return {
    text: `${QUESTIONS[what]} ${among.map(({ title }) => title).join(', ')}.`,
    choices: [...among.map(({ title }) => title), 'Ninguno'],
    remember: { pending: { kind: 'choose', what, among, said: turn.said.text } },
  };
}

/** What can have been done already is of today; what can be changed is whatever there is. */
async function candidates(what: Change, { gateway, now }: Turn): Promise<Reminder[]> {
  if (what === 'complete') return (await gateway.agenda(1)).filter(isOpen);
  const today = now.toPlainDate().toString();
  return (await gateway.reminders()).filter(
    (it) => isOpen(it) || it.recurrency !== 'none' || it.occurrence >= today,
  );
}

/** One of several, named by what she says now. */
export function chosen(what: Change, among: readonly Target[], asked: string, turn: Turn) {
  const [exact] = among.filter(({ title }) => plain(title) === turn.said.plain);
  const found = exact ? [exact] : likest(turn.said, among);
  const [only] = found;
  return only && found.length === 1 ? proposed(what, only, rephrased(turn, asked)) : undefined;
}

function proposed(what: Change, target: Target, turn: Turn): Reply {
  if (what === 'move') return proposeMove(target, turn);
  const text =
    what === 'complete'
      ? `¿Marco como hecho «${target.title}»?`
      : `¿Borro «${target.title}»? Ya no te lo recordaré.`;
  return { text, choices: YES_NO, remember: { pending: { kind: what, target } } };
}

/** Asks for the day and the hour where none was said, else for a yes. */
export function proposeMove(target: Target, turn: Turn): Reply {
  const to = movedTo(target, turn);
  if (!to) {
    return {
      text: `¿Para cuándo cambio «${target.title}»?`,
      choices: ['Nada'],
      remember: { pending: { kind: 'move-when', target } },
    };
  }
  const day = dayWords(to.toPlainDate(), turn.now.toPlainDate());
  return {
    text: `¿Cambio «${target.title}» a ${day}, ${atTime(to.toPlainTime())}?`.replace(
      ' a el ',
      ' al ',
    ),
    choices: YES_NO,
    remember: { pending: { kind: 'move', target, to: to.toString({ smallestUnit: 'minute' }) } },
  };
}

function movedTo(target: Target, { said, when: { date, time, minutes } }: Turn) {
  const from = Temporal.PlainDateTime.from(target.occurrence);
  if (date || time) {
    const day = date ?? from.toPlainDate();
    return day.toPlainDateTime(time ?? from.toPlainTime());
  }
  if (minutes === undefined) return undefined;
  return /\badelant/.test(said.plain) ? from.subtract({ minutes }) : from.add({ minutes });
}
