import { Check, Play } from 'lucide-react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { useNow } from '../../../lib/use-now.ts';
import type { GameSession, SelectedUser } from '../../../lib/views.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { areaWords, gameOf } from '../catalogue.ts';
import { useManyScores } from '../games.queries.ts';
import { todayOf } from '../today-words.ts';

/** "Mi juego de hoy": three games, about ten minutes, and why these. */
export function TodaysGame({ user }: { user: SelectedUser }) {
  const scores = useManyScores(user.id);
  if (scores.isError) {
    return (
      <ErrorState
        title="No se pudo preparar tu juego de hoy."
        onRetry={() => void scores.refetch()}
        retrying={scores.isFetching}
      >
        <p>Puedes elegir un juego aquí abajo.</p>
      </ErrorState>
    );
  }
  return (
    <section
      aria-label="Mi juego de hoy"
      className="grid min-h-96 gap-5 rounded-2xl border-2 border-hue-edge bg-card p-5 shadow-card sm:p-7 md:min-h-72"
    >
      {scores.data ? <Session user={user} scores={scores.data} /> : <Loading shapes={['h-60']} />}
    </section>
  );
}

function Session({
  user,
  scores,
}: {
  user: SelectedUser;
  scores: NonNullable<ReturnType<typeof useManyScores>['data']>;
}) {
  const { go } = useNavigation();
  const now = useNow();
  const { games, minutes, reason } = todayOf(scores, now, useTimeZone());
  const left = games.filter(({ done }) => !done);
  const begin = () => {
    const session = sessionOf(games);
    const step = session.steps[session.at];
    if (step) go(gameOf(step.gameType).view, { user, session });
  };
  return (
    <>
      <div className="grid gap-1">
        <h2>Mi juego de hoy</h2>
        <p className="text-lg">
          {left.length > 0 ? reason : 'Has jugado a los tres. ¡Hasta mañana!'}
        </p>
        {left.length > 0 && <p className="text-ink-soft">Tres juegos, unos {minutes} minutos.</p>}
      </div>
      <ol className="grid gap-3 md:grid-cols-3">
        {games.map(({ gameType, area, done }) => {
          const { title, Pictogram } = gameOf(gameType);
          return (
            <li
              key={gameType}
              className="flex max-w-none items-center gap-3 scarce:flex-col scarce:items-start scarce:gap-1"
            >
              <Azulejo size="small">{done ? <Check /> : <Pictogram />}</Azulejo>
              <span className="min-w-0">
                <b className="block">{title}</b>
                <span className="block text-base">
                  {done ? 'Ya has jugado hoy' : areaWords(area)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        variant="primary"
        size="large"
        className="w-full sm:w-auto sm:justify-self-start"
        icon={Play}
        onClick={begin}
      >
        {buttonWords(left.length)}
      </Button>
    </>
  );
}

/** Those that are done first, and on with the first that is not; all three once more where all are done. */
function sessionOf(games: ReturnType<typeof todayOf>['games']): GameSession {
  const inOrder = [...games.filter(({ done }) => done), ...games.filter(({ done }) => !done)];
  const at = inOrder.findIndex(({ done }) => !done);
  return {
    steps: inOrder.map(({ gameType, level }) => ({ gameType, level })),
    at: Math.max(0, at),
  };
}

function buttonWords(left: number): string {
  if (left === 0) return 'Jugar otra vez';
  return left < 3 ? 'Seguir' : 'Empezar mi juego de hoy';
}
