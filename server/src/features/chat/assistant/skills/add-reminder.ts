import { MOST_REMINDERS } from '@encina/contract/reminders';
import { newId } from '../../../../core/ids.ts';
import { categoryOf, titleIn } from '../../understanding/title.ts';
import type { When } from '../../understanding/when.ts';
import type { Pending } from '../context.ts';
import type { Reply, Respond } from '../skill.ts';
import { atTime, capital, dayWords, repeated } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { undoable } from '../writes.ts';

const YES = 'Sí, apúntalo';
const NO = 'No, no lo apuntes';
const FULL: Reply = {
  text: `Ya tienes ${MOST_REMINDERS} recordatorios. Borra alguno y apunto otro.`,
  link: 'reminders',
};

export type Draft = Extract<Pending, { kind: 'add' }>;

/** "Recuérdame tomar la pastilla mañana a las 9": a draft, and a question until nothing is missing. */
export const addReminder: Respond = async (turn) => {
  const { said, when } = turn;
  if ((await turn.gateway.reminders()).length >= MOST_REMINDERS) return FULL;
  const title = titleIn(said.text, when.spans);
  const empty: Draft = {
    kind: 'add',
    key: newId(),
    category: 'Personal',
    recurrency: 'none',
    weekdays: [],
  };
  return readBack(merged({ ...empty, ...named(title) }, when, turn), turn);
};

/** What she says to the question, which may fill the draft or change it: "no, a las diez". */
export function continueDraft(draft: Draft, turn: Turn): Reply | undefined {
  const { said, when } = turn;
  const saysWhen = when.date !== undefined || when.time !== undefined || when.recurrency !== 'none';
  if (draft.title === undefined) {
    const title = titleIn(said.text, when.spans);
    return title || saysWhen
      ? readBack(merged({ ...draft, ...named(title) }, when, turn), turn)
      : undefined;
  }
  return saysWhen ? readBack(merged(draft, when, turn), turn) : undefined;
}

/** Stored only here, after her yes. */
export async function storeDraft(draft: Draft, turn: Turn): Promise<Reply> {
  const { title, date, time } = draft;
  if (!title || !date || !time || isOver(draft, turn)) return readBack(draft, turn);
  const { category, recurrency, weekdays, key } = draft;
  const rest = { description: '', times: [], until: null };
  const input = { title, dateTime: `${date}T${time}`, category, recurrency, weekdays, ...rest };
  const { id, occurrence } = await turn.gateway.addReminder(input, key);
  const at = Temporal.PlainDateTime.from(occurrence);
  const day = dayOf(draft, at.toPlainDate(), turn);
  return undoable(`Hecho. Te avisaré ${day}, ${atTime(at.toPlainTime())}: ${title}.`, {
    kind: 'add',
    id,
    title,
  });
}

const named = (title: string | undefined) => (title ? { title, category: categoryOf(title) } : {});

function merged(draft: Draft, when: When, { now }: Turn): Draft {
  const time = when.time ? when.time.toString().slice(0, 5) : draft.time;
  const date = when.date?.toString() ?? draft.date;
  const repetition =
    when.recurrency === 'none' ? {} : { recurrency: when.recurrency, weekdays: [...when.weekdays] };
  const next = { ...draft, ...repetition, ...(time ? { time } : {}), ...(date ? { date } : {}) };
  return time && !date && (when.time || next.recurrency !== 'none')
    ? { ...next, date: nextDay(time, now) }
    : next;
}

/** An hour without a day is today's, or tomorrow's where that is over. */
function nextDay(time: string, now: Temporal.ZonedDateTime): string {
  const isOver = Temporal.PlainTime.compare(Temporal.PlainTime.from(time), now.toPlainTime()) <= 0;
  return now
    .toPlainDate()
    .add({ days: isOver ? 1 : 0 })
    .toString();
}

const dayOf = ({ recurrency, weekdays }: Draft, day: Temporal.PlainDate, { now }: Turn): string =>
  recurrency === 'none' ? dayWords(day, now.toPlainDate()) : repeated(recurrency, weekdays, day);

/** Its moment has gone by, perhaps while she thought about it. */
function isOver({ date, time, recurrency }: Draft, { now }: Turn): boolean {
  if (recurrency !== 'none' || !time) return false;
  const at = Temporal.PlainDateTime.from(`${date ?? now.toPlainDate()}T${time}`);
  return Temporal.PlainDateTime.compare(at, now.toPlainDateTime()) <= 0;
}

/** The draft as it would be stored, and the question for a yes. */
export function readBack(draft: Draft, turn: Turn): Reply {
  const { now } = turn;
  const remember = { pending: draft };
  if (!draft.title) return { text: '¿Qué quieres que te recuerde?', choices: ['Nada'], remember };
  const { title, date, time, recurrency } = draft;
  if (!time) {
    const question = date || recurrency !== 'none' ? '¿A qué hora?' : '¿Qué día y a qué hora?';
    return { text: `«${title}». ${question}`, choices: ['Nada'], remember };
  }
  const at = Temporal.PlainDateTime.from(`${date ?? now.toPlainDate()}T${time}`);
  if (isOver(draft, turn)) {
    const { date: _past, time: _over, ...left } = draft;
    return {
      text: `Eso ya ha pasado. ¿Para cuándo quieres «${title}»?`,
      choices: ['Nada'],
      remember: { pending: left },
    };
  }
  const day = dayOf(draft, at.toPlainDate(), turn);
  return {
    text: `${capital(title)}: ${day}, ${atTime(at.toPlainTime())}. ¿Lo apunto?`,
    choices: [YES, NO],
    remember,
  };
}
