import { JOKES, POEMS, RIDDLES, SAYINGS } from '../../../assistant/word-lists.ts';
import { inLines } from '../../../understanding/in-lines.ts';
import { isIntent } from '../../../understanding/intents.ts';
import { plain } from '../../../understanding/words.ts';
import { YES } from './acts.ts';
import { answered } from './answered.ts';
import type { Moment } from './moment.ts';
import { countWords, saysWords } from './said.ts';
import { isSame, type Slots, wroteNothing } from './slot-stands.ts';

/** Whether it kept her company: listened, was still, said it again, offered. */

const PASTIMES = [
  ...JOKES,
  ...SAYINGS.map(({ text }) => text),
  ...RIDDLES.map(({ text }) => text),
  ...POEMS.map(({ verses }) => verses),
];
/** "Cuéntaselo a tu hija" is the one thing that may be advised. */
const ADVICE = new RegExp(inLines`\b(?:
  deberias|debes|tienes que|te aconsejo|te recomiendo|te vendra bien
  |(?<!\b(?:me|te|se|os|le) )llama|llamar|acude|ve al|prueba a|procura|intenta|descansa|asomate
  |pregunta (?:a|en)
)\b`);
const LOST = /^(?:eso no lo se|no te he entendido)\b/;

const isPlain = (moment: Moment): boolean => {
  const { text, alarm, opensNow } = moment.reply;
  const said = plain(text);
  return (
    wroteNothing(moment) &&
    !alarm &&
    !opensNow &&
    !LOST.test(said) &&
    !ADVICE.test(said) &&
    !PASTIMES.some((it) => text.includes(it))
  );
};

const STEM = 4;
const EMPTY = new Set(
  'algo aquella aquello aunque bien bueno como cuando cual cuanto dice donde desde este esta esto entonces estoy fueron hace hasta mucho mucha nada para pero porque pues quiero siempre sobre tanto tengo tiene todo toda todos tuvimos venga vaya'.split(
    ' ',
  ),
);
const stemsOf = (text: string): readonly string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length >= STEM && !EMPTY.has(word))
    .map((word) => word.slice(0, STEM));

/** Intents whose answer is about what she has told, not about something else. */
const ABOUT_HER = /^(?:listened$|mood\.|health$|memory\.talk$)/;

/** Words of hers stand in the answer, of this message or of the one before it. */
function takesUp({ said, reply, earlier }: Moment): boolean {
  const hers = new Set(stemsOf(`${earlier.at(-1)?.said ?? ''} ${said}`));
  return stemsOf(reply.text).some((stem) => hers.has(stem));
}

export function listened(moment: Moment): boolean {
  const topic: string | undefined = moment.reply.remember?.topic;
  if (!isPlain(moment) || (topic !== undefined && !ABOUT_HER.test(topic))) return false;
  return topic === 'listened' || takesUp(moment);
}

/** Intents that open nothing. */
const QUIET = /^(?:listened|yes|no|thanks|laugh|farewell|compliment)$/;
const SHORT = 20;

/** What a yes would do now, and would not have done before. */
async function holdsOutMore(moment: Moment): Promise<boolean> {
  const last = moment.earlier.at(-1);
  const now = await moment.goOn(YES);
  if (wroteNothing(now)) return false;
  return last === undefined || !isSame((await last.goOn(YES)).after, now.after);
}

/** Whether to do another thing is a new topic, too; what waited before may be asked again. */
export async function stays(moment: Moment): Promise<boolean> {
  const topic: string | undefined = moment.reply.remember?.topic;
  return (
    isPlain(moment) &&
    countWords(moment.reply.text) <= SHORT &&
    (topic === undefined || QUIET.test(topic)) &&
    !(await holdsOutMore(moment))
  );
}

const sentencesOf = (text: string): readonly number[] =>
  text
    .split(/[.?!…;\n]+(?:\s|$)/)
    .map(countWords)
    .filter((words) => words > 0);
const longest = (text: string): number => Math.max(0, ...sentencesOf(text));
/** Said in other sentences, nearly all the words come again. */
const SAME = 0.8;

export function repeats({ reply: { text }, earlier }: Moment, { slower }: Slots): boolean {
  const last = earlier.at(-1)?.reply.text;
  if (last === undefined) return false;
  if (!slower) return saysWords(text, last);
  const words = plain(last).split(' ');
  const again = words.filter((word) => saysWords(text, word)).length;
  // "A las 9:30: Comprar pan." is cut in two, where a longer one stays as it is.
  const isCut = sentencesOf(text).length > sentencesOf(last).length;
  const isShorter = longest(text) < longest(last) || (isCut && longest(text) === longest(last));
  return again / words.length >= SAME && isShorter;
}

/** The same in fewer words than the first time. */
export const isShorter = ({ reply, earlier }: Moment): boolean => {
  const [first] = earlier;
  return first !== undefined && countWords(reply.text) < countWords(first.reply.text);
};

/** Each of the intents is one of the choices away. */
export async function offers(moment: Moment, { of = [] }: Slots): Promise<boolean> {
  const tapped: Moment[] = [];
  for (const choice of moment.reply.choices ?? []) tapped.push(await moment.goOn(choice));
  const isOffered = (name: string) =>
    isIntent(name) && tapped.some((after) => answered(after, name, {}));
  return of.some((names) => names.split('+').every(isOffered));
}
