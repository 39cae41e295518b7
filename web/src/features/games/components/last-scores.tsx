import type { Score } from '@encina/contract/games';
import { clockTime, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import type { GameKind, Timed } from '../game-kind.ts';
import { useBestScore, useGameScores } from '../games.queries.ts';
import { levelName } from '../levels.ts';
import { points } from '../points.ts';

interface Props {
  userId: string;
  gameType: Score['gameType'];
  /** Where the player chooses how hard it is: the best one is of that level, and each round says its own. */
  levels: GameKind<Timed, never>['levels'];
  difficulty?: Score['difficulty'] | undefined;
}

/** The last five rounds with their dates, and one's own best: at this level, where there are levels. */
export function LastScores({ userId, gameType, levels, difficulty }: Props) {
  const timeZone = useTimeZone();
  const scores = useGameScores(userId, gameType);
  const best = useBestScore(userId, gameType, difficulty).data;
  const atLevel = difficulty ? ` en el nivel ${levelName(difficulty).toLowerCase()}` : '';
  return (
    <section className="grid content-start gap-3 self-start rounded-2xl bg-card p-5 shadow-card">
      <h2 className="text-xl">Tus últimas partidas</h2>
      {scores.isPending && <Loading shapes={['h-24']} />}
      {scores.isError && <p>No se pudieron cargar tus partidas. Puedes jugar igual.</p>}
      {scores.data?.length === 0 && <p>Aquí verás tus partidas cuando termines la primera.</p>}
      {best && best.score > 0 && (
        <p>
          Tu mejor resultado{atLevel}: <b>{points(best.score)}</b>
        </p>
      )}
      <ol className="grid">
        {scores.data?.map((score) => (
          <li
            key={score.id}
            className="flex max-w-none flex-wrap justify-between gap-x-4 border-t-2 border-line py-2"
          >
            <span className="text-ink-soft">
              {longDate(score.completedAt, timeZone)}, {clockTime(score.completedAt, timeZone)}
            </span>
            <span>
              <b>{score.score > 0 ? points(score.score) : 'Jugada'}</b>
              {levels && `, nivel ${levelName(score.difficulty).toLowerCase()}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
