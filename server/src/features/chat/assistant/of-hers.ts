import type { Reminder } from '@encina/contract/reminders';
import { without } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import { asksOfTheDay, hasQuestionSigns, mayBeginQuestion } from '../understanding/question.ts';
import { asksOfTheWorld } from '../understanding/subject.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { focusOn } from './focus.ts';
import { contentWords, likest, likestOrAbout } from './matching.ts';
import { isOpen, targetOf, wall } from './occurrence.ts';
import type { Reply } from './skill.ts';
import { agendaOn, FARTHEST_DAYS, whenItComes } from './skills/agenda.ts';
import { readAloud } from './skills/messages.ts';
import type { Turn } from './turn.ts';

/** In letters: shorter words name nothing. */
const SHORTEST = 4;
/** Said to whoever listens, and in every letter. */
const GREETS = /^(?:buen[oa]s?|hola|abuel|mama|madre|hij|cari|bes|gracias|adios|señor)/;
/** "Pasado mañana a qué hora hay que llevarla": what is asked comes after a day or a name. */
const ASKS_WITHIN = /\b(?:que|a que hora|cuando|quien|cual|donde)\b/;

/** "Bombona. Cuándo." */
const ASKS_AT_ITS_END = /^(?:\S+ ){1,3}(?:cuando|a que hora|que dia|quien)$/;

/** "¿Y si llevaba razón?" */
const MUSES = /(?:^|[.!…]\s*)[\s¿]*y si (?!me |nos |te |tengo|hay)/iu;
/** What she has to do, wherever she looks for it: "¿y mañana qué hago?" */
const OF_HER_DAY = new RegExp(
  inLines`\b(?:
    me|mis?|yo|nos|nosotr[oa]s|teng\p{L}*|tenia|tenemos|hay|habia|habra|toca\p{L}*|queda\p{L}*
    |falta\p{L}*|voy|vamos|iba|ir|he|hemos|hag\p{L}*|hac\p{L}*|apunt\p{L}*|anot\p{L}*|puest[oa]s?
    |cosas?|algo|nada|plan(?:es)?|agenda|recordatorios?|citas?
  )\b`,
  'u',
);
/** "¿Cuánto vale hoy la merluza?": surely of the world, whatever day it names. */
const isOfTheWorld = ({ intent, offered, said }: Turn): boolean =>
  intent === 'unknown' && offered.length === 0 && !OF_HER_DAY.test(said.plain);

/** Who comes on a day, or what is brought, somebody has written. */
const COMES = /\b(?:quien|viene[ns]?|vendran?|llegan?|trae[ns]?|traeran?)\b/;

/**
 * What is asked and not understood, of what she has: a reminder that it names, what somebody wrote with those words,
 * the day that it names.
 */
export async function ofHers(turn: Turn): Promise<Reply | undefined> {
  const { said, when, now } = turn;
  const asks =
    turn.asks ||
    hasQuestionSigns(said.text) ||
    mayBeginQuestion(said.plain) ||
    (when.date !== undefined && ASKS_WITHIN.test(said.plain)) ||
    ASKS_AT_ITS_END.test(said.plain);
  if (!asks || said.order || asksOfTheWorld(said.plain) || MUSES.test(said.text)) return undefined;
  const named = (await reminderNamed(turn)) ?? (await ofAnotherDay(turn));
  if (named) return named;
  const day = when.date;
  if (!day || COMES.test(said.plain)) return messageNamed(turn);
  if (isOfTheWorld(turn) || Temporal.PlainDate.compare(day, now.toPlainDate()) < 0)
    return undefined;
  const reply = await agendaOn(day, turn);
  return { ...reply, remember: { topic: 'agenda.day', ...reply.remember } };
}

const wordsOf = (text: string): readonly string[] =>
  contentWords(utteranceOf(text)).filter((word) => word.length >= SHORTEST && !GREETS.test(word));

export async function reminderNamed(turn: Turn): Promise<Reply | undefined> {
  const it = await onlyNamed(turn);
  return it && toldOf(it, turn);
}

/** "¿El corte de pelo es hoy?", of what is on Friday. */
const IS_IT = /\b(?:es|era|eran|son|cae|caia|toca|tocaba)\b/;
async function ofAnotherDay(turn: Turn): Promise<Reply | undefined> {
  const { said, when, gateway } = turn;
  if (!when.date || !IS_IT.test(said.plain) || asksOfTheDay(said)) return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const [it, ...more] = likestOrAbout(wordsOf(without(said.text, when.spans)), open);
  return it && more.every(({ id }) => id === it.id) ? toldOf(it, turn) : undefined;
}

const toldOf = (it: Reminder, turn: Turn): Reply => ({
  text: whenItComes(it, turn),
  remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
});

/** The one reminder to come that her words name, of the day that they name. */
export async function onlyNamed(turn: Turn): Promise<Reminder | undefined> {
  const { said, when, gateway } = turn;
  const day = when.date;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const there = day ? open.filter((it) => wall(it).toPlainDate().equals(day)) : open;
  const [it, ...more] = likest(wordsOf(without(said.text, when.spans)), there);
  return more.length > 0 ? undefined : it;
}

export async function messageNamed(turn: Turn): Promise<Reply | undefined> {
  const all = await turn.gateway.messages();
  const [wrote, ...more] = likestOrAbout(
    wordsOf(turn.said.text),
    all.map((it) => ({ it, title: it.content })),
  );
  if (!wrote || more.length > 0) return undefined;
  return {
    text: readAloud(wrote.it, turn),
    link: 'support-messages',
    remember: {
      topic: 'messages.read',
      focus: { kind: 'messages', ids: all.map(({ id }) => id), at: all.indexOf(wrote.it) },
    },
  };
}
