import type { Skill } from './skill.ts';
import { addReminder } from './skills/add-reminder.ts';
import { agendaMissed, agendaNext, agendaOfDay } from './skills/agenda.ts';
import { completeReminder, moveReminder, removeReminder } from './skills/change-reminder.ts';
import { gameLast, memoriesCount, myAge, myName, weekDone } from './skills/doings.ts';
import { DOORS } from './skills/doors.ts';
import { memoryTalk } from './skills/memory.ts';
import { breathing, joke, poem, riddle, riddleSolution, saying } from './skills/pastime.ts';
import {
  familyCall,
  familyNames,
  familyWrite,
  messagesNew,
  messagesRead,
  messagesWho,
} from './skills/people.ts';
import { SMALL_TALK } from './skills/smalltalk.ts';
import { dateToday, dayPart, saint, season, timeNow, townHall, whereAmI } from './skills/today.ts';

/** What answers each intent of `phrases/`; `repeat` and `again` are the conversation's own. */
export const SKILLS: Readonly<Record<string, Skill>> = {
  'agenda.day': agendaOfDay,
  'agenda.next': agendaNext,
  'agenda.missed': agendaMissed,
  'reminder.add': addReminder,
  'reminder.move': moveReminder,
  'reminder.complete': completeReminder,
  'reminder.remove': removeReminder,
  'messages.new': messagesNew,
  'messages.who': messagesWho,
  'messages.read': messagesRead,
  'family.names': familyNames,
  'family.call': familyCall,
  'family.write': familyWrite,
  ...DOORS,
  'time.now': timeNow,
  'date.today': dateToday,
  'day.part': dayPart,
  'date.saint': saint,
  'date.season': season,
  'week.done': weekDone,
  'game.last': gameLast,
  'memories.count': memoriesCount,
  'my.name': myName,
  'my.age': myAge,
  'where.am.i': whereAmI,
  'town.hall': townHall,
  'memory.talk': memoryTalk,
  joke,
  saying,
  riddle,
  'riddle.solution': riddleSolution,
  poem,
  breathing,
  ...SMALL_TALK,
};
