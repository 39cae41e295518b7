import { JOKES, POEMS, RIDDLES, SAYINGS, saintOf } from '../../../assistant/word-lists.ts';
import type { Intent } from '../../../understanding/intents.ts';
import { plain } from '../../../understanding/words.ts';
import type { Moment, Stand } from './moment.ts';
import { daysOf, placeOf, saysDay, saysHour, saysWords } from './said.ts';
import { matching, type Slots } from './slot-stands.ts';

/** Whether an intent was answered, and as the slots say. */

/** What the skill that answered is for; undefined where she was led on by a question. */
const topicOf = ({ reply }: Moment): Intent | undefined => reply.remember?.topic;

const titles = (all: readonly Stand[]) => all.map(({ title }) => title);

/** Words of which one stands in every answer to an intent: those that others take from lists or from her life. */
const SIGNS: Readonly<Partial<Record<Intent, (moment: Moment) => readonly string[]>>> = {
  joke: () => JOKES,
  saying: () => SAYINGS.map(({ text }) => text),
  riddle: () => RIDDLES.map(({ text }) => text),
  poem: () => POEMS.map(({ verses }) => verses),
  'time.now': ({ world }) => [world.now.slice(11, 16)],
  'date.today': ({ today }) => [
    `${today.day} de ${today.toLocaleString('es-ES', { month: 'long' })}`,
  ],
  'date.saint': ({ today }) => [saintOf(today)],
  'agenda.day': (moment) => titles(openOn(moment, [moment.today.toString()])),
  'agenda.next': (moment) => titles(comingOf(moment)).slice(0, 1),
  'messages.read': ({ world }) => world.messages.map(({ text }) => text),
  'open.gallery': () => ['recuerdos', 'fotos'],
  'reminder.add': ({ after }) => titles(after),
  'reminder.complete': ({ before }) => titles(before),
  'reminder.remove': ({ before }) => titles(before),
};

const openOn = ({ after }: Moment, days: readonly string[]): readonly Stand[] =>
  after.filter(({ day, isDone }) => !isDone && days.includes(day));

const comingOf = ({ after, world }: Moment): readonly Stand[] =>
  after
    .filter(({ day, hour, isDone }) => !isDone && `${day}T${hour}` > world.now.slice(0, 16))
    .toSorted((a, b) => `${a.day}${a.hour}`.localeCompare(`${b.day}${b.hour}`));

/** Where in a text an intent begins to be answered; -1 where it is not. */
export function signOf(intent: Intent, text: string, moment: Moment): number {
  const places = (SIGNS[intent]?.(moment) ?? []).map((sign) => placeOf(text, sign));
  return places.reduce((first, at) => (at >= 0 && (first < 0 || at < first) ? at : first), -1);
}

/** The same joke again is no other one. */
const ANOTHER: ReadonlySet<Intent> = new Set<Intent>(['joke', 'saying', 'riddle', 'poem']);
const TAKEN_FROM_LISTS = new Set<Intent>([...ANOTHER, 'time.now', 'messages.read']);

export function answered(moment: Moment, intent: Intent, slots: Slots): boolean {
  const { reply, earlier } = moment;
  if (intent === 'agenda.day' && (slots.day || slots.part)) return agendaOf(moment, slots);
  const hasSign = TAKEN_FROM_LISTS.has(intent) && signOf(intent, reply.text, moment) >= 0;
  if (topicOf(moment) !== intent && !hasSign) return false;
  if (ANOTHER.has(intent) && earlier.some((it) => it.reply.text === reply.text)) return false;
  return obeys(moment, intent, slots);
}

function obeys(moment: Moment, intent: Intent, { day, person }: Slots): boolean {
  if (person && !person.some((one) => isAbout(moment, intent, one))) return false;
  return day === undefined || day.some((slot) => isOfDay(moment, intent, slot));
}

function isOfDay({ reply: { text }, today }: Moment, intent: Intent, slot: string): boolean {
  if (intent !== 'date.saint') return saysDay(text, slot, today);
  return daysOf(slot, today).some((day) => saysWords(text, saintOf(day)));
}

/** It names her, by her name or by what she is to her, and nobody else; of messages, it reads hers alone. */
function isAbout({ reply: { text }, world }: Moment, intent: Intent, person: string): boolean {
  const isIt = ({ name, relation }: (typeof world.people)[number]) =>
    [name, relation].includes(person);
  const names = (own: boolean) =>
    world.people.filter((it) => isIt(it) === own).map(({ name, relation }) => ({ name, relation }));
  if (intent === 'messages.read') {
    const read = world.messages.filter((it) => saysWords(text, it.text)).map(({ from }) => from);
    return read.length > 0 && read.every((from) => names(true).some(({ name }) => name === from));
  }
  const isNamed = ({ name, relation }: { name: string; relation: string }) =>
    saysWords(text, name) || saysWords(text, relation);
  return names(true).some(isNamed) && !names(false).some(({ name }) => saysWords(text, name));
}

const NOTHING = /\b(?:nada|ningun|ninguna|ninguno|no tienes|no hay)\b/;

/** It names all that is open on these days, in this part of them, and nothing of others. */
function agendaOf(moment: Moment, slots: Slots): boolean {
  const { reply, after, today } = moment;
  const { day = ['today'], part } = slots;
  const wanted = { day, ...(part ? { part } : {}) };
  const right = matching(after, wanted, today).filter(({ isDone }) => !isDone);
  const others = after.filter((it) => !right.includes(it) && !it.isDone);
  const says = ({ title }: Stand) => saysWords(reply.text, title);
  if (others.some(says)) return false;
  if (right.length > 0) return right.every(says);
  return NOTHING.test(plain(reply.text)) && day.some((slot) => saysDay(reply.text, slot, today));
}

/** The answer holds what the slots say. */
export function tells({ reply: { text }, today }: Moment, { title, hour, day }: Slots): boolean {
  return (
    (title === undefined || title.some((it) => saysWords(text, it))) &&
    (hour === undefined || hour.some((it) => saysHour(text, it))) &&
    (day === undefined || day.some((it) => saysDay(text, it, today)))
  );
}

/** What was said, and what would be said to one yes and to another, as one text. */
export const withYeses = (moment: Moment, yeses: readonly Moment[]): string =>
  [moment, ...yeses].map(({ reply }) => reply.text).join('\n');
