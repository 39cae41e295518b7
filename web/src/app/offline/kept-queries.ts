import { period } from '@encina/contract/activity';
import { takenAlerts } from '@encina/contract/alerts';
import { last } from '@encina/contract/chat';
import { bestScore, recentScores } from '@encina/contract/games';
import { home } from '@encina/contract/home';
import { list as memories, stats as memoryStats } from '@encina/contract/media';
import { messages } from '@encina/contract/messages';
import { moods } from '@encina/contract/moods';
import { list as towns } from '@encina/contract/municipalities';
import { agenda, list as reminders, stats, upcoming } from '@encina/contract/reminders';
import { persons } from '@encina/contract/support';
import { get as terms } from '@encina/contract/terms';
import { get as user } from '@encina/contract/users';
import type { QueryKey } from '@tanstack/react-query';

/** What home, her reminders, the alarm, the games and her memories are made of. Not what she says to the assistant. */
const HERS = new Set<unknown>(
  [
    home,
    user,
    agenda,
    upcoming,
    reminders,
    stats,
    takenAlerts,
    messages,
    recentScores,
    bestScore,
    memories,
    memoryStats,
    last,
    period,
    moods,
    terms,
    persons,
  ].map(({ path }) => path),
);

/** Whether an answer of the query cache is kept for when there is no network. */
export function isKept([method, path, ...rest]: QueryKey, userId: string): boolean {
  if (method !== 'GET') return false;
  return path === towns.path || (HERS.has(path) && JSON.stringify(rest).includes(userId));
}
