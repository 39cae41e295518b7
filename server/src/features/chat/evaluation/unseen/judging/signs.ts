import { JOKES, POEMS, RIDDLES, SAYINGS, saintOf } from '../../../assistant/word-lists.ts';
import { fold, type Span, spanOf } from '../../../understanding/fold.ts';
import type { Intent } from '../../../understanding/intents.ts';
import type { Moment, Stand } from './moment.ts';

/** By which words an intent is seen to be answered: from lists, from her life, or from the day that it is of. */

type Day = Temporal.PlainDate;

/** Words as they stand, none of a longer one. */
export const exactly = (words: string): string =>
  `(?<![\\p{L}\\d])${RegExp.escape(fold(words))}(?![\\p{L}\\d])`;

const anyOf = (all: readonly string[]): string | undefined =>
  all.length === 0 ? undefined : `(?:${all.map(exactly).join('|')})`;

/** A line that holds every one of some patterns, and reads no message aloud. */
const lineOf = (all: readonly string[]): string =>
  `^${all.map((one) => `(?=.*${one})`).join('')}[^«\\n]+$`;

const comingOf = ({ after, world }: Moment): readonly Stand[] =>
  after
    .filter(({ day, hour, isDone }) => !isDone && `${day}T${hour}` > world.now.slice(0, 16))
    .toSorted((a, b) => `${a.day}${a.hour}`.localeCompare(`${b.day}${b.hour}`));

/** It is told with its hour; "¿Borro «Gimnasia», de las 17:30?" tells nothing. */
function next(moment: Moment): string | undefined {
  const [first] = comingOf(moment);
  return first && `^(?=.*${exactly(first.title)})[^«?\\n]*\\d:\\d\\d[^«?\\n]*$`;
}

function missed({ after, world, today }: Moment): string {
  const past = after.filter(
    ({ day, hour, isDone }) =>
      !isDone && day === today.toString() && hour < world.now.slice(11, 16),
  );
  if (past.length === 0) return '\\b(?:todo hecho|nada)\\b';
  const titles = past.map(({ title }) => exactly(title));
  return lineOf(['\\b(?:no consta|sin hacer|pendientes?)\\b', ...titles]);
}

/** Who wrote, and with that, that somebody did. */
function writers({ world: { messages } }: Moment): string {
  const names = new Set(messages.map(({ from }) => from));
  if (names.size === 0) return '\\b(?:no (?:tienes|hay)|ningun)\\b.*\\bmensajes?\\b';
  return lineOf(['\\b(?:mensajes?|escrit[oa])\\b', ...[...names].map(exactly)]);
}

function namesIn({ said, world: { people } }: Moment): readonly string[] {
  const words = fold(said);
  const isNamed = (name: string) => new RegExp(exactly(name), 'u').test(words);
  return people
    .filter(({ name, relation }) => isNamed(name) || isNamed(relation))
    .map(({ name }) => name);
}

/** Hers whom she names, where that one has written; of several named ("léeme, hija, lo de Pedro") any is. */
function messagesFor(moment: Moment): readonly string[] {
  const names = namesIn(moment);
  const { messages } = moment.world;
  const theirs = messages.filter(({ from }) => names.includes(from));
  return (theirs.length > 0 ? theirs : messages).map(({ text }) => text);
}

const hourOf = ({ world: { now } }: Moment): string =>
  `(?<![\\d:])0?${Number(now.slice(11, 13))}:${now.slice(14, 16)}(?![\\d:])`;

const dateOf = (day: Day): string =>
  exactly(`${day.day} de ${day.toLocaleString('es-ES', { month: 'long' })}`);

const opens = (what: string) => () => `\\babro\\b[^\\n.?!]*\\b(?:${what})\\b`;

type Sign = (moment: Moment, day: Day) => string | undefined;

const SIGNS: Readonly<Partial<Record<Intent, Sign>>> = {
  joke: () => anyOf(JOKES),
  saying: () => anyOf(SAYINGS.map(({ text }) => text)),
  riddle: () => anyOf(RIDDLES.map(({ text }) => text)),
  poem: () => anyOf(POEMS.map(({ verses }) => verses)),
  'time.now': hourOf,
  'date.today': (_, day) => dateOf(day),
  'date.saint': (_, day) => exactly(saintOf(day)),
  'date.season': () => '\\bestamos en (?:primavera|verano|otoño|invierno)\\b',
  'agenda.next': next,
  'agenda.missed': missed,
  'messages.read': (moment) => anyOf(messagesFor(moment)),
  'messages.new': writers,
  'messages.who': writers,
  'my.age': () => '\\b(?:tienes|cumples) \\d+ años\\b',
  'my.name': () => '\\bte llamas\\b',
  weather: () => '\\bel tiempo que va a hacer no lo se\\b',
  news: () => '\\blo que pasa por el mundo no lo se\\b',
  'open.gallery': opens('recuerdos|fotos'),
  'open.games': opens('juegos'),
  'open.messages': opens('mensajes'),
  'open.reminders': opens('recordatorios'),
  'open.settings': opens('ajustes'),
};

/** Where in a text an intent is answered, as it is of a day. */
export function signsIn(
  text: string,
  intent: Intent,
  moment: Moment,
  day: Day = moment.today,
): readonly Span[] {
  const pattern = SIGNS[intent]?.(moment, day);
  if (pattern === undefined) return [];
  return [...fold(text).matchAll(new RegExp(pattern, 'gmu'))].map(spanOf);
}

export const hasSign = (intent: Intent, moment: Moment): boolean =>
  signsIn(moment.reply.text, intent, moment).length > 0;
