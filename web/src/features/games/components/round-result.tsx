import { ArrowRight, ArrowUp, Flag, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { GameParams, GameSession, SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { gameOf } from '../catalogue.ts';
import type { GameKind, GameOutcome, Timed } from '../game-kind.ts';
import { useBestScore } from '../games.queries.ts';
import { points } from '../points.ts';
import { afterThis } from '../session.ts';
import { Celebration } from './celebration.tsx';
import { useComingIntoSight } from './use-coming-into-sight.ts';

/** Of a round, before it is played as after it. */
export interface KnownOfRound<State extends Timed, Move, Outcome extends GameOutcome>
  extends GameParams {
  kind: GameKind<State, Move, Outcome>;
  onAgain: () => void;
  /** Today's session is over. */
  onEnd: (reached: string) => void;
}

interface Props<State extends Timed, Move, Outcome extends GameOutcome>
  extends KnownOfRound<State, Move, Outcome> {
  outcome: Outcome;
  state: State;
  /** The board as it was at the end: it stays where it is. */
  stage: RefObject<HTMLElement | null>;
  /** The result could not be sent yet. */
  unsent: boolean;
}

/** What was reached, what was right, and the way on. Nothing in it is a failure, and the board stays beside it. */
export function RoundResult<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  outcome,
  state,
  user,
  session,
  stage,
  unsent,
  onAgain,
  onEnd,
}: Props<State, Move, Outcome>) {
  const { game, levels, hits, reached } = kind;
  const best = useBestScore(user.id, game.gameType, levels && outcome.difficulty).data;
  const isBest = outcome.score > 0 && best !== undefined && outcome.score >= (best?.score ?? 0);
  const figure = hits?.(outcome, state);
  const words = reached(outcome, state);
  const { card, heading } = useComingIntoSight();
  return (
    <section
      ref={card}
      className="relative grid justify-items-center gap-3 overflow-hidden rounded-2xl border-2 border-hue-edge bg-ground p-5 text-center"
    >
      {outcome.score > 0 && <Celebration />}
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {outcome.score > 0 ? '¡Enhorabuena!' : '¡Buen comienzo!'}
      </h2>
      {figure && <p className="text-3xl leading-tight font-bold text-hue">{figure}</p>}
      <p className="text-lg">{words}</p>
      {outcome.score > 0 && <p>Sumas {points(outcome.score)}.</p>}
      {isBest && <p className="font-semibold">{bestWords(Boolean(levels))}</p>}
      {unsent && <p>Tu resultado se guardará solo cuando vuelva la conexión.</p>}
      <div className="grid w-full max-w-100 gap-3">
        {session && <OnWithSession user={user} session={session} reached={words} onEnd={onEnd} />}
        <Button
          variant={session ? 'quiet' : 'primary'}
          className="min-h-18"
          icon={RotateCcw}
          onClick={onAgain}
        >
          Jugar de Nuevo
        </Button>
        <Button
          className="round-upright-only min-h-16"
          icon={ArrowUp}
          onClick={() => stage.current?.scrollIntoView({ behavior: 'smooth' })}
        >
          Ver el tablero
        </Button>
      </div>
    </section>
  );
}

const bestWords = (byLevel: boolean): string =>
  byLevel ? 'Es tu mejor resultado en este nivel.' : 'Es tu mejor resultado hasta hoy.';

/** On to the next game of today's session, or to its end. */
function OnWithSession({
  user,
  session,
  reached,
  onEnd,
}: {
  user: SelectedUser;
  session: GameSession;
  reached: string;
  onEnd: (reached: string) => void;
}) {
  const { replace } = useNavigation();
  const next = afterThis(session, reached);
  const step = next?.steps[next.at];
  if (!step) {
    return (
      <Button variant="primary" className="min-h-18" icon={Flag} onClick={() => onEnd(reached)}>
        Terminar mi juego de hoy
      </Button>
    );
  }
  const { view, title } = gameOf(step.gameType);
  return (
    <Button
      variant="primary"
      className="min-h-18"
      iconAfter={ArrowRight}
      onClick={() => replace(view, { user, session: next })}
    >
      Ahora: {title}
    </Button>
  );
}
