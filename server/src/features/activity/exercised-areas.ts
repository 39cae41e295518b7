import type { AreaFigures, Trend } from '@encina/contract/activity';
import { AREAS, type Area, area } from '@encina/contract/areas';

/** One round of a game, as far as areas are concerned. */
export interface Round {
  readonly game_type: string;
  readonly difficulty: string;
  readonly score: number;
  readonly completed_at: string;
}

/** How far back one's own past reaches, in days before the period. */
export const PAST_DAYS = 90;
/** Rounds of the same game and level, then and now, below which nothing is said. */
const ENOUGH = 3;
/** A result of one's own this much higher or lower is more than chance makes of one round or another. */
const NOTICEABLE = 0.1;

const areasOf = (type: string): readonly Area[] =>
  type in AREAS ? AREAS[type as keyof typeof AREAS] : [];

/**
 * How often each area was exercised, in the fixed order of the areas: it is no ranking.
 * @param rounds of the past and of the period
 * @param before UTC text: from here on it counts as "right before"
 * @param from UTC text: from here on it is the period
 */
export function exercisedAreas(
  rounds: readonly Round[],
  before: string,
  from: string,
): AreaFigures[] {
  return area.options.map((name) => {
    const own = rounds.filter(({ game_type }) => areasOf(game_type).includes(name));
    const [now, past] = [
      own.filter(({ completed_at }) => completed_at >= from),
      own.filter(({ completed_at }) => completed_at < from),
    ];
    return {
      area: name,
      times: now.length,
      timesBefore: past.filter(({ completed_at }) => completed_at >= before).length,
      trend: trendOf(now, past),
    };
  });
}

/** Like is compared with like: results of one game and one level with the same person's at that game and level. */
function trendOf(now: readonly Round[], past: readonly Round[]): Trend | null {
  const byKind = (rounds: readonly Round[]) =>
    Map.groupBy(rounds, ({ game_type, difficulty }) => `${game_type} ${difficulty}`);
  const pastByKind = byKind(past);
  const compared = [...byKind(now)].flatMap(([kind, of]) => {
    const earlier = pastByKind.get(kind) ?? [];
    if (of.length < ENOUGH || earlier.length < ENOUGH) return [];
    return [{ weight: of.length, ratio: ratioOf(middle(of), middle(earlier)) }];
  });
  if (compared.length === 0) return null;
  const weights = compared.reduce((sum, { weight }) => sum + weight, 0);
  const change = compared.reduce((sum, { weight, ratio }) => sum + weight * ratio, 0) / weights - 1;
  if (Math.abs(change) < NOTICEABLE) return 'same';
  return change > 0 ? 'up' : 'down';
}

/** A round without a single point happens: one is added to both sides. */
const ratioOf = (now: number, past: number) => (now + 1) / (past + 1);

/** The median: one very lucky round changes nothing. */
function middle(rounds: readonly Round[]): number {
  const scores = rounds.map(({ score }) => score).sort((a, b) => a - b);
  const [low, high] = [Math.floor((scores.length - 1) / 2), Math.ceil((scores.length - 1) / 2)];
  return ((scores[low] ?? 0) + (scores[high] ?? 0)) / 2;
}
