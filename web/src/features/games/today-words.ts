import type { Area } from '@encina/contract/areas';
import type { Score } from '@encina/contract/games';
import { type PlayedRound, type Proposed, todaysGames } from '@encina/games/today';
import { daysBetween } from '../../lib/dates.ts';
import { areaWords, GAMES, gameOf } from './catalogue.ts';

type Rounds = readonly PlayedRound<Score['gameType']>[];
export type Proposal = Proposed<Score['gameType'], Area>;

const PLAYABLES = GAMES.map(({ gameType, areas, minutes }) => ({
  gameType,
  area: areas[0],
  minutes,
}));

const roundsOf = (scores: readonly Score[], now: Date, timeZone: string): Rounds =>
  scores.map(({ completedAt, ...score }) => ({
    ...score,
    daysAgo: Math.max(0, daysBetween(completedAt, now, timeZone)),
  }));

/** Today's three games, which of them are done, and why these. */
export interface Today {
  readonly games: readonly (Proposal & { readonly done: boolean })[];
  readonly minutes: number;
  readonly reason: string;
}

export function todayOf(scores: readonly Score[], now: Date, timeZone: string): Today {
  const rounds = roundsOf(scores, now, timeZone);
  const games = todaysGames(PLAYABLES, rounds).map((it) => ({
    ...it,
    done: rounds.some(({ gameType, daysAgo }) => gameType === it.gameType && daysAgo === 0),
  }));
  return {
    games,
    minutes: games.reduce((sum, { minutes }) => sum + minutes, 0),
    reason: reasonOf(rounds, games),
  };
}

/** "Ayer jugaste con números y cartas. Hoy toca cálculo." */
function reasonOf(rounds: Rounds, games: readonly Proposal[]): string {
  const area = areaWords(games[0]?.area ?? 'memoria');
  const last = rounds.find(({ daysAgo }) => daysAgo > 0)?.daysAgo;
  if (last === undefined) return `Tres juegos cortos para empezar. Hoy toca ${area}.`;
  const played = new Set(
    rounds
      .filter(({ daysAgo }) => daysAgo === last)
      .map(({ gameType }) => gameOf(gameType).playedWith),
  );
  return `${dayWords(last)} jugaste con ${list([...played].slice(0, 3))}. Hoy toca ${area}.`;
}

function dayWords(daysAgo: number): string {
  if (daysAgo === 1) return 'Ayer';
  return daysAgo <= 7 ? `Hace ${daysAgo} días` : 'La última vez';
}

const listed = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const list = (words: readonly string[]): string => listed.format(words);
