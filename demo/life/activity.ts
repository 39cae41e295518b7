import type { Life } from '../data/person.ts';
import { GAME_TYPES, play } from '../games.ts';
import type { Page } from './page.ts';

const A_MONTH = 30;
/** A month, and more before it to compare with. */
const DAYS = 75;

/** Days back on which there was a visit, today being 0. */
function visits({ random }: Page, { seen, habit }: Life): number[] {
  const days = Array.from({ length: DAYS }, (_, day) => day);
  if (typeof habit !== 'number') return days.filter((day) => day >= seen && !habit.includes(day));
  return days.filter((day) => day === seen || (day > seen && random.chance(habit)));
}

/** Months of visits, the games played on them, and when there was the last talk. */
export function writeActivity(page: Page, life: Life): void {
  const days = visits(page, life);
  for (const back of days) writeDay(page, back, life.lastChat !== undefined);
  writeScores(page, life, days);
  if (life.lastChat !== undefined) {
    const at =
      life.lastChat === 0
        ? page.calendar.earlierToday(95)
        : page.calendar.instant(-life.lastChat, '18:20');
    page.book.chat_state.push({ user_id: page.userId, last_at: at });
  }
}

function writeDay({ book, calendar, random, userId }: Page, back: number, talks: boolean): void {
  const seconds = random.between(6, 52) * 60 + random.between(0, 59);
  book.activity_days.push({
    user_id: userId,
    day: calendar.day(-back).toString(),
    // Today cannot have been used for longer than it has lasted.
    seconds: back === 0 ? Math.min(seconds, calendar.secondsOfToday) : seconds,
    reminders_viewed: random.between(1, 9),
    chat_messages: talks && random.chance(0.7) ? random.between(2, 18) : 0,
  });
}

function writeScores(page: Page, { games, lastGame }: Life, days: readonly number[]): void {
  const { book, calendar, newId, random, userId } = page;
  const on = days.filter((day) => lastGame !== undefined && day >= lastGame);
  if (on.length === 0) return;
  for (let i = 0; i < (games * DAYS) / A_MONTH; i += 1) {
    // The first ones make sure of the last day and of all seven games.
    const back = i === 0 ? Math.min(...on) : random.pick(on);
    const gameType = GAME_TYPES[i] ?? random.pick(GAME_TYPES);
    book.scores.push({
      id: newId(),
      user_id: userId,
      ...play(gameType, random),
      completed_at:
        back === 0
          ? calendar.earlierToday(random.between(60, 300))
          : calendar.instant(-back, clockTime(random.between(10 * 60, 21 * 60))),
    });
  }
}

function clockTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
