import type { Intent } from '../understanding/intents.ts';
import { briefer } from './briefer.ts';
import type { Conversation } from './context.ts';
import type { Reply, Respond, Skill } from './skill.ts';
import { addReminder } from './skills/add-reminder.ts';
import { agendaOfDay } from './skills/agenda.ts';
import { agendaNext } from './skills/agenda-next.ts';
import { completeReminder, moveReminder, removeReminder } from './skills/change-reminder.ts';
import { listened } from './skills/listening.ts';
import { memoryTalk } from './skills/memory.ts';
import { messagesNew, messagesRead, messagesWho } from './skills/messages.ts';
import { agendaMissed } from './skills/missed.ts';
import { MOODS } from './skills/moods.ts';
import { OPENINGS } from './skills/open-view.ts';
import { breathing, joke, poem, riddle, riddleSolution, saying } from './skills/pastime.ts';
import { familyCall, familyNames, familyWrite } from './skills/people.ts';
import { gameLast, memoriesCount, myAge, myName, weekDone } from './skills/progress.ts';
import { again, repeat } from './skills/repeat.ts';
import { SMALL_TALK } from './skills/smalltalk.ts';
import { dateToday, dayPart, saint, season, timeNow, townHall, whereAmI } from './skills/today.ts';
import { undo } from './skills/undo.ts';
import type { Turn } from './turn.ts';

/** Opens a view, which leaves the conversation. */
const opens = (respond: Respond): Skill => ({ respond, acts: true, leavesMemory: true });

/** What answers each intent. */
export const SKILLS: Readonly<Record<Intent, Skill>> = {
  'agenda.day': { respond: agendaOfDay, isOfADay: true, mayBeAnAnswer: true, leavesMemory: true },
  'agenda.next': { respond: agendaNext, mayBeAnAnswer: true, leavesMemory: true },
  'agenda.missed': {
    respond: agendaMissed,
    isCompanionsOwn: true,
    mayBeAnAnswer: true,
    leavesMemory: true,
  },
  'reminder.add': { respond: addReminder, acts: true, mayBeAnAnswer: true, leavesMemory: true },
  'reminder.move': {
    respond: moveReminder,
    acts: true,
    whenAsked: 'agenda.day',
    mayBeAnAnswer: true,
    leavesMemory: true,
  },
  'reminder.complete': {
    respond: completeReminder,
    acts: true,
    whenAsked: 'agenda.missed',
    needsDone: true,
    isCompanionsOwn: true,
    leavesMemory: true,
  },
  'reminder.remove': {
    respond: removeReminder,
    acts: true,
    whenAsked: 'agenda.day',
    leavesMemory: true,
  },
  'messages.new': { respond: messagesNew, leavesMemory: true },
  'messages.who': { respond: messagesWho, leavesMemory: true },
  'messages.read': { respond: messagesRead, leavesMemory: true },
  'family.names': { respond: familyNames, mayBeAGuess: true, mayBeAnAnswer: true },
  'family.call': { respond: familyCall, mayBeAGuess: true },
  'family.write': { respond: familyWrite, mayBeAGuess: true },
  'open.games': opens(OPENINGS['open.games']),
  'open.gallery': opens(OPENINGS['open.gallery']),
  'open.messages': opens(OPENINGS['open.messages']),
  'open.reminders': opens(OPENINGS['open.reminders']),
  'open.settings': opens(OPENINGS['open.settings']),
  'open.activity': opens(OPENINGS['open.activity']),
  'time.now': { respond: timeNow, mayBeAnAnswer: true, leavesMemory: true },
  'date.today': { respond: dateToday, isOfADay: true, mayBeAnAnswer: true },
  'date.saint': { respond: saint, isOfADay: true, mayBeAnAnswer: true },
  'date.season': { respond: season, mayBeAnAnswer: true },
  'day.part': { respond: dayPart, mayBeAnAnswer: true },
  'week.done': { respond: weekDone },
  'game.last': { respond: gameLast },
  'memories.count': { respond: memoriesCount, mayBeAGuess: true },
  'memory.talk': { respond: memoryTalk, isTelling: true, hasMore: true },
  'my.name': { respond: myName },
  'my.age': { respond: myAge },
  'where.am.i': { respond: whereAmI },
  'town.hall': { respond: townHall },
  joke: { respond: joke, hasMore: true, leavesMemory: true },
  saying: { respond: saying, hasMore: true, leavesMemory: true },
  riddle: { respond: riddle, hasMore: true, leavesMemory: true },
  'riddle.solution': { respond: riddleSolution },
  poem: { respond: poem, hasMore: true, leavesMemory: true },
  breathing: { respond: breathing, hasMore: true },
  'mood.good': { respond: MOODS['mood.good'], isTelling: true },
  'mood.sad': { respond: MOODS['mood.sad'], isTelling: true },
  'mood.lonely': { respond: MOODS['mood.lonely'], isTelling: true },
  'mood.bored': { respond: MOODS['mood.bored'], isTelling: true },
  'mood.tired': { respond: MOODS['mood.tired'], isTelling: true },
  health: { respond: MOODS.health, isTelling: true },
  greet: { respond: SMALL_TALK.greet, mayBeAnAnswer: true },
  farewell: { respond: SMALL_TALK.farewell, leavesMemory: true },
  thanks: { respond: SMALL_TALK.thanks },
  'how.are.you': { respond: SMALL_TALK['how.are.you'] },
  'who.are.you': { respond: SMALL_TALK['who.are.you'] },
  'what.can.you.do': { respond: SMALL_TALK['what.can.you.do'], leavesMemory: true },
  compliment: { respond: SMALL_TALK.compliment, mayBeAGuess: true },
  insult: { respond: SMALL_TALK.insult },
  laugh: { respond: SMALL_TALK.laugh },
  privacy: { respond: SMALL_TALK.privacy },
  weather: { respond: SMALL_TALK.weather, isOfADay: true, mayBeAGuess: true, mayBeAnAnswer: true },
  news: { respond: SMALL_TALK.news },
  music: { respond: SMALL_TALK.music },
  yes: { respond: SMALL_TALK.yes, mayBeAnAnswer: true },
  no: { respond: SMALL_TALK.no, mayBeAnAnswer: true, leavesMemory: true },
  again: { respond: again, mayBeAGuess: true, mayBeAnAnswer: true },
  repeat: { respond: repeat, leavesMemory: true },
  undo: { respond: undo, acts: true, isCompanionsOwn: true, leavesMemory: true },
  listened: { respond: listened, isTelling: true, mayBeAGuess: true, mayBeAnAnswer: true },
  unknown: { respond: SMALL_TALK.unknown, mayBeAGuess: true, mayBeAnAnswer: true },
};

/** Days and hours that she tells of may be wanted right after: "recuérdamelo". */
const toldIn = ({ said, asks, when }: Turn): Partial<Conversation> =>
  !asks && said.order === undefined && (when.date || when.time) ? { hers: said.text } : {};

/** Answers a turn with the skill of an intent, which becomes what is talked about. A question never writes. */
export async function respond(turn: Turn, wanted: Intent = turn.intent): Promise<Reply> {
  const { whenAsked, needsDone } = SKILLS[wanted];
  const isNoStatement = turn.asks || (needsDone && turn.said.isNotDone);
  const intent = (isNoStatement && whenAsked) || wanted;
  const reply = briefer(intent, await SKILLS[intent].respond({ ...turn, intent }), turn);
  const more = SKILLS[intent].hasMore ? { more: intent } : {};
  const { date } = turn.when;
  // "¿Y qué tengo ese día?", of whatever was asked of it.
  const day = SKILLS[intent].isOfADay && date ? { day: date.toString() } : {};
  return {
    ...reply,
    remember: { topic: intent, ...more, ...day, ...toldIn(turn), ...reply.remember },
  };
}
