import type { Score } from '@encina/contract/games';
import { clockTime, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useBestScore, useGameScores } from '../games.queries.ts';
import { points } from '../points.ts';

/** The last five rounds with their dates, and one's own best. */
export function LastScores({
  userId,
  gameType,
  difficulty,
}: {
  userId: string;
  gameType: Score['gameType'];
  difficulty?: Score['difficulty'] | undefined;
}) {
  const timeZone = useTimeZone();
  const scores = useGameScores(userId, gameType);
  const best = useBestScore(userId, gameType, difficulty).data;
  return (
    <section className="grid content-start gap-3 self-start rounded-2xl bg-card p-5 shadow-card">
      <h2 className="text-xl">Tus últimas partidas</h2>
      {scores.isPending && (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {scores.isError && <p>No se pudieron cargar tus partidas. Puedes jugar igual.</p>}
      {scores.data?.length === 0 && <p>Aquí verás tus partidas cuando termines la primera.</p>}
      {best && (
        <p>
          Tu mejor resultado: <b>{points(best.score)}</b>
        </p>
      )}
      <ol className="grid">
        {scores.data?.map(({ id, score, completedAt }) => (
          <li
            key={id}
            className="flex max-w-none flex-wrap justify-between gap-x-4 border-t-2 border-line py-2"
          >
            <span className="text-ink-soft">
              {longDate(completedAt, timeZone)}, {clockTime(completedAt, timeZone)}
            </span>
            <b>{points(score)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
