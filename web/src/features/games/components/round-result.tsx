import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { GameStep, SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { gameOf } from '../catalogue.ts';
import type { GameKind, GameOutcome, Timed } from '../game-kind.ts';
import { useBestScore } from '../games.queries.ts';
import { points } from '../points.ts';
import { Celebration } from './celebration.tsx';
import { LastScores } from './last-scores.tsx';

interface Props<State extends Timed, Move, Outcome extends GameOutcome> {
  kind: GameKind<State, Move, Outcome>;
  outcome: Outcome;
  state: State;
  user: SelectedUser;
  next: readonly GameStep[];
  /** The result could not be sent yet. */
  unsent: boolean;
  onAgain: () => void;
}

/** What was reached, what was right, and the way on. Nothing in it is a failure. */
export function RoundResult<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  outcome,
  state,
  user,
  next,
  unsent,
  onAgain,
}: Props<State, Move, Outcome>) {
  const { game, Review, levels, reached } = kind;
  const difficulty = levels ? outcome.difficulty : undefined;
  const best = useBestScore(user.id, game.gameType, difficulty).data;
  const isBest = outcome.score > 0 && (!best || outcome.score >= best.score);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <section className="relative grid justify-items-center gap-4 overflow-hidden rounded-2xl border-2 border-hue-edge bg-ground p-5 text-center sm:p-8">
        {outcome.score > 0 && <Celebration />}
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {outcome.score > 0 ? '¡Enhorabuena!' : '¡Buen comienzo!'}
        </h2>
        <p className="text-lg">{reached(outcome, state)}</p>
        <p className="text-4xl font-bold text-hue">{points(outcome.score)}</p>
        {isBest && <p className="font-semibold">Es tu mejor resultado hasta hoy.</p>}
        {Review && <Review state={state} />}
        {unsent && <p>Tu resultado se guardará solo cuando vuelva la conexión.</p>}
        <div className="grid w-full max-w-100 gap-3">
          <NextGame user={user} steps={next} />
          <Button
            variant={next.length > 0 ? 'quiet' : 'primary'}
            size="large"
            icon={<RotateCcw aria-hidden />}
            onClick={onAgain}
          >
            Jugar de Nuevo
          </Button>
        </div>
      </section>
      <LastScores userId={user.id} gameType={game.gameType} difficulty={difficulty} />
    </div>
  );
}

/** On to the next game of today's session. */
function NextGame({ user, steps }: { user: SelectedUser; steps: readonly GameStep[] }) {
  const { replace } = useNavigation();
  const [step, ...next] = steps;
  if (!step) return null;
  const { view, title } = gameOf(step.gameType);
  return (
    <Button
      variant="primary"
      size="large"
      iconAfter={<ArrowRight aria-hidden />}
      onClick={() => replace(view, { user, level: step.level, next })}
    >
      Ahora: {title}
    </Button>
  );
}
