import { newId } from '../../../../core/ids.ts';
import { categoryOf, titleIn } from '../../understanding/title.ts';
import type { When } from '../../understanding/when.ts';
import type { Pending } from '../context.ts';
import { type Reply, type Respond, YES_NO } from '../skill.ts';
import { atTime, capital, dayWords, repeated } from '../spanish.ts';
import type { Turn } from '../turn.ts';

export type Draft = Extract<Pending, { kind: 'add' }>;

/** "Recuérdame tomar la pastilla mañana a las 9": a draft, and a question until nothing is missing. */
export const addReminder: Respond = (turn) => {
  const { said, when } = turn;
  const title = titleIn(said.text, when.spans);
  const empty: Draft = {
    kind: 'add',
    key: newId(),
    category: 'Personal',
    recurrency: 'none',
    weekdays: [],
  };
  return asked(merged({ ...empty, ...named(title) }, when, turn), turn);
};

/** What she says to the question, which may fill the draft or change it: "no, a las diez". */
export function continueDraft(draft: Draft, turn: Turn): Reply | undefined {
  const { said, when } = turn;
  const saysWhen = when.date !== undefined || when.time !== undefined || when.recurrency !== 'none';
  if (draft.title === undefined) {
    const title = titleIn(said.text, when.spans);
    return title || saysWhen
      ? asked(merged({ ...draft, ...named(title) }, when, turn), turn)
      : undefined;
  }
  return saysWhen ? asked(merged(draft, when, turn), turn) : undefined;
}

/** Stored only here, after her yes. */
export async function storeDraft(draft: Draft, turn: Turn): Promise<Reply> {
  const { title, date, time } = draft;
  if (!title || !date || !time) return asked(draft, turn);
  const { category, recurrency, weekdays, key } = draft;
  const rest = { description: '', times: [], until: null };
  const input = { title, dateTime: `${date}T${time}`, category, recurrency, weekdays, ...rest };
  const { occurrence } = await turn.gateway.addReminder(input, key);
  const at = Temporal.PlainDateTime.from(occurrence);
  const day = dayOf(draft, at.toPlainDate(), turn);
  return {
    text: `Hecho. Te avisaré ${day}, ${atTime(at.toPlainTime())}: ${title}.`,
    link: 'reminders',
  };
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

function asked(draft: Draft, turn: Turn): Reply {
  const { now } = turn;
  const remember = { pending: draft };
  if (!draft.title) return { text: '¿Qué quieres que te recuerde?', choices: ['Nada'], remember };
  const { title, date, time, recurrency } = draft;
  if (!time) {
    const question = date || recurrency !== 'none' ? '¿A qué hora?' : '¿Qué día y a qué hora?';
    return { text: `«${title}». ${question}`, choices: ['Nada'], remember };
  }
  const at = Temporal.PlainDateTime.from(`${date ?? now.toPlainDate()}T${time}`);
  if (recurrency === 'none' && Temporal.PlainDateTime.compare(at, now.toPlainDateTime()) <= 0) {
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
    choices: YES_NO,
    remember,
  };
}
