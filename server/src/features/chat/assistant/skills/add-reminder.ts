import { MOST_REMINDERS } from '@encina/contract/reminders';
import { newId } from '../../../../core/ids.ts';
import { assentIn } from '../../understanding/assent.ts';
import { NUMBER, numberOf, type Part } from '../../understanding/clock-words.ts';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { type Objection, objectionIn } from '../../understanding/objection.ts';
import { putRight, retitled, retitledInstead } from '../../understanding/retitle.ts';
import { titleIn } from '../../understanding/title.ts';
import type { When } from '../../understanding/when.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Draft } from '../step.ts';
import type { Turn } from '../turn.ts';
import { undoable } from '../writes.ts';
import { bareHourIn, hourInPlaceIn } from './bare-hour.ts';
import { halfThatStands, isWhole, merged, readBack, timesOf, titled, whenWords } from './draft.ts';
import { listened } from './listening.ts';
import { isOfOldTimes, whatIsNoted } from './what-is-noted.ts';

const FULL: Reply = {
  text: `Ya tienes ${MOST_REMINDERS} recordatorios. Borra alguno y apunto otro.`,
  link: 'reminders',
};
const FILLED = '(?:(?:no|y|pues|que|ay|si|hij[oa]|mujer|hombre|claro) )*';
const AFTER = '(?: (?:hij[oa]|mujer|hombre|claro|gracias|si|por favor|(?:por |de )la \\S+))*';
const BARE_HALF = new RegExp(
  `^${FILLED}(?:(?:(?:de|por|a) )?(?:la|el) (mañana|tarde|noche)|(?:de |por )?(tarde|noche))${AFTER}$`,
);

/** "Recuérdame tomar la pastilla mañana a las 9": a draft, and a question until nothing is missing. */
export const addReminder: Respond = async (turn) => {
  if (isOfOldTimes(turn)) return listened(turn);
  const { title, when } = whatIsNoted(turn);
  if ((await turn.gateway.reminders()).length >= MOST_REMINDERS) return FULL;
  const empty: Draft = {
    kind: 'add',
    key: newId(),
    category: 'Personal',
    recurrency: 'none',
    weekdays: [],
    isTimeSure: true,
  };
  const draft = { ...empty, ...titled(title) };
  return readBack(merged({ ...draft, ...beforeIt(turn) }, when, turn), turn);
};

/** "Una hora antes, ponme que me arregle": before what is talked about. */
function beforeIt({ when, conversation: { focus } }: Turn): Partial<Draft> {
  const [it, ...others] = focus?.kind === 'reminders' ? focus.among : [];
  if (!it || others.length > 0 || when.time || when.shift === undefined) return {};
  const at = Temporal.PlainDateTime.from(it.occurrence).add({ minutes: when.shift });
  return {
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString().slice(0, 5),
  };
}

const LONGEST_ANSWER = 3;
const POINTS = new RegExp(inLines`^(?:(?:pues|que|no|ay) )*(?:
  es[oa]|lo (?:mismo|de antes|de siempre|que (?:te )?(?:he dicho|dije|decia).*)|ya te lo he dicho
  |no (?:me acuerdo|se)
)$`);
/** "Ir", and then "al médico". */
const isBareVerb = (title: string): boolean => /^\p{L}*[aeiáéí]r(?:me)?$/iu.test(title);
const GOES_WITH_VERB = /^(?:al?|con|por|el|la|los|las|un|una|mi|mis) \S+(?: \S+){0,4}$/;

/** What she says to the question, which may fill the draft or change it: "no, a las diez". */
export function continueDraft(draft: Draft, turn: Turn): Reply | undefined {
  const { said } = turn;
  const when = withBareHalf(turn);
  if (draft.title === undefined) {
    // "No" answers, and "lo de antes" points at nothing.
    const isAnswer = said.words.length <= LONGEST_ANSWER && assentIn(said) !== undefined;
    if (POINTS.test(said.plain)) return readBack(draft, turn);
    const title = isAnswer ? undefined : whatIsNoted(turn).title;
    return title || saysWhen(when)
      ? readBack(merged({ ...draft, ...titled(title) }, when, turn), turn)
      : undefined;
  }
  const refused = withoutRefused(draft, objectionIn(said, when));
  if (refused) return readBack(refused, turn);
  const inMinutes = draft.isFromNow && when.shift === undefined ? minutesIn(turn) : undefined;
  if (inMinutes !== undefined) return readBack(fromNow(draft, inMinutes, turn), turn);
  const rest = without(said.text, when.spans);
  if (saysWhen(when)) {
    // "No es la peluquera, es la pedicura, y a las once".
    const right = putRight(draft.title, rest);
    const named = right ? titled(titleIn(right, [])) : {};
    return readBack(merged({ ...draft, ...named }, when, turn), turn);
  }
  if (when.meal && !draft.time) return readBack(merged(draft, when, turn), turn);
  if (when.shift !== undefined && draft.time) return readBack(shifted(draft, when.shift), turn);
  if (isBareVerb(draft.title) && GOES_WITH_VERB.test(said.plain)) {
    const whole = `${draft.title} ${said.text.trim()}`;
    return readBack({ ...draft, ...titled(titleIn(whole, [])) }, turn);
  }
  const other =
    putRight(draft.title, rest) ??
    retitled(draft.title, rest) ??
    retitledInstead(draft.title, rest);
  return other ? readBack({ ...draft, ...titled(titleIn(other, [])) }, turn) : undefined;
}

/** The draft without what she does not want of it: what is missing is asked. */
function withoutRefused(draft: Draft, what: Objection | undefined): Draft | undefined {
  const { time, date, times: _times, ...rest } = draft;
  if (what === 'hour') {
    const part = halfThatStands(draft);
    return { ...rest, isTimeSure: true, ...(part ? { part } : {}), ...(date ? { date } : {}) };
  }
  return what === 'day' && date && time ? { ...rest, time } : undefined;
}

function shifted(draft: Draft, minutes: number): Draft {
  const { date, time } = draft;
  if (!date || !time) return draft;
  const at = Temporal.PlainDateTime.from(`${date}T${time}`).add({ minutes });
  const moved = {
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString().slice(0, 5),
  };
  return { ...draft, ...moved, times: undefined };
}

/** "Mejor de veinte minutos", "20 mejor", of what is counted from now. */
const MINUTES_ALONE = new RegExp(
  `^(?:(?:no|mejor|de|en|que|sean|pon|ponme|dentro) )*(?<count>${NUMBER})(?: (?:mejor|minutos))*$`,
);
function minutesIn({ said, when }: Turn): number | undefined {
  if (when.minutes !== undefined) return when.minutes;
  const { count } = MINUTES_ALONE.exec(said.plain)?.groups ?? {};
  return count === undefined ? undefined : numberOf(count);
}

const fromNow = (draft: Draft, minutes: number, { now }: Turn): Draft => {
  const at = now.toPlainDateTime().add({ minutes }).round('minute');
  return {
    ...draft,
    date: at.toPlainDate().toString(),
    time: at.toPlainTime().toString().slice(0, 5),
  };
};

export const saysWhen = ({ date, time, part, period, recurrency }: When): boolean =>
  [date, time, part, period].some((it) => it !== undefined) || recurrency !== 'none';

/** "De la tarde, ¿quién va a venir a las siete de la mañana?": the half that she begins with, and then why. */
const HALF_FIRST = new RegExp(
  inLines`^${FILLED}(?:de|por|a) la (mañana|tarde|noche) (?:(?:claro|mujer|hij[oa]|hombre) )*(?:
    que|quien|cuando|como|donde|porque|si|pues
    |a las? \S+ (?:\S+ \S+ )?(?:de|por) la \S+ (?:ya |todavia |aun )?(?:no|ni|nadie)
  )\b`,
);
const partOf = (half: string): Part => (half === 'tarde' || half === 'noche' ? half : 'manana');

function withoutMoment({
  date: _day,
  time: _hour,
  times: _hours,
  isTimeSure: _sure,
  ...others
}: When): When {
  return others;
}

/** "La tarde", said to "¿de la mañana o de la tarde?". */
export function withBareHalf(turn: Turn): When {
  const { said, when } = turn;
  const put = hourInPlaceIn(turn);
  if (put) return { ...withoutMoment(when), time: put, isTimeSure: false };
  const hour = bareHourIn(turn);
  if (hour && !when.time) return { ...when, time: hour, isTimeSure: false };
  const [, first] = HALF_FIRST.exec(said.plain) ?? [];
  if (first && when.denied === undefined) return { ...withoutMoment(when), part: partOf(first) };
  const [, named, bare] = BARE_HALF.exec(said.plain) ?? [];
  const half = named ?? bare;
  if (!half || when.part) return when;
  const { date: _tomorrow, ...rest } = when;
  return { ...rest, part: partOf(half) };
}

/** Stored only here, after her yes. */
export async function storeDraft(draft: Draft, turn: Turn): Promise<Reply> {
  const { title, date, time } = draft;
  if (!title || !date || !time || !isWhole(draft, turn)) return readBack(draft, turn);
  const { category, recurrency, weekdays, key } = draft;
  const times = draft.everyHours || draft.times ? timesOf(draft) : [];
  const rest = { description: '', times, until: null };
  const input = { title, dateTime: `${date}T${time}`, category, recurrency, weekdays, ...rest };
  const { id, occurrence } = await turn.gateway.addReminder(input, key);
  const day = Temporal.PlainDate.from(occurrence.slice(0, 10));
  const target = { id, occurrence, title, category };
  const text = `Hecho. Te avisaré ${whenWords(draft, day, turn)}: ${title}.`;
  return undoable(text, { kind: 'add', id, title }, target);
}
