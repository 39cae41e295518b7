import { saintOf } from '../../../assistant/word-lists.ts';
import type { Intent } from '../../../understanding/intents.ts';
import { plain } from '../../../understanding/words.ts';
import type { Moment, Stand } from './moment.ts';
import { daysOf, saysDay, saysHour, saysWords } from './said.ts';
import { hasSign } from './signs.ts';
import { matching, type Slots } from './slot-stands.ts';

/** Whether an intent was answered, and as the slots say. */

/** What the skill that answered is for; undefined where she was led on by a question. */
const topicOf = ({ reply }: Moment): Intent | undefined => reply.remember?.topic;

/** The same joke again is no other one. */
const ANOTHER: ReadonlySet<Intent> = new Set<Intent>(['joke', 'saying', 'riddle', 'poem']);
/** Seen by their words, whichever skill said them: who wrote tells that somebody did. */
const SEEN = new Set<Intent>([
  ...ANOTHER,
  'time.now',
  'messages.read',
  'messages.new',
  'messages.who',
]);

export function answered(moment: Moment, intent: Intent, slots: Slots): boolean {
  const { reply, earlier } = moment;
  if (intent === 'agenda.day' && (slots.day || slots.part)) return agendaOf(moment, slots);
  const isSeen = SEEN.has(intent) && hasSign(intent, moment);
  if (topicOf(moment) !== intent && !isSeen) return false;
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
export function agendaOf(moment: Moment, slots: Slots): boolean {
  const { reply, after, today } = moment;
  const { day = ['today'], part } = slots;
  const wanted = { day, ...(part ? { part } : {}) };
  const right = matching(after, wanted, today).filter(({ isDone }) => !isDone);
  // What is called the same on two days is told of both of them at once.
  const others = after.filter((it) => !it.isDone && right.every(({ title }) => title !== it.title));
  const says = ({ title }: Stand) => saysWords(reply.text, title);
  if (others.some(says)) return false;
  if (right.length > 0) return right.every(says);
  return NOTHING.test(plain(reply.text)) && day.some((slot) => saysDay(reply.text, slot, today));
}

/** The answer holds what the slots say. */
export function tells(
  { reply: { text }, today }: Moment,
  { title, person, hour, day }: Slots,
): boolean {
  return (
    (title === undefined || title.some((it) => saysWords(text, it))) &&
    (person === undefined || person.some((it) => saysWords(text, it))) &&
    (hour === undefined || hour.some((it) => saysHour(text, it))) &&
    (day === undefined || day.some((it) => saysDay(text, it, today)))
  );
}
