import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameKind, GameOutcome, Timed } from '../game-kind.ts';
import { useSaveScore } from '../games.queries.ts';
import { deleteSavedRound, type SavedRound, writeSavedRound } from '../saved-round.ts';
import { useRound } from '../use-round.ts';
import { Countdown, useCountdown } from './countdown.tsx';
import { Counters } from './counters.tsx';
import { GameLog } from './game-log.tsx';
import { useInWindow } from './in-window.ts';
import { LastScores } from './last-scores.tsx';
import { RemarkAtFinger, useFinger } from './remark-at-finger.tsx';
import { type KnownOfRound, RoundResult } from './round-result.tsx';
import { RoundTools } from './round-tools.tsx';

interface Props<State extends Timed, Move, Outcome extends GameOutcome>
  extends KnownOfRound<State, Move, Outcome> {
  round: SavedRound<State>;
  onChoose: () => void;
}

/** A round from its first move to its result, kept on the device until it is over. */
export function PlayRound<State extends Timed, Move, Outcome extends GameOutcome>({
  round,
  onChoose,
  ...known
}: Props<State, Move, Outcome>) {
  const { kind, user, onAgain } = known;
  const { game, rules, Board, counters } = kind;
  const { picture, timed } = round.options;
  const { keep, unsent } = useKeeping(kind, round, user.id);
  const countdown = useCountdown(timed);
  const ready = countdown === 0;
  const { state, said, count, remark, play } = useRound(kind, round.state, keep, ready);
  const outcome = rules.outcome(state);
  const stage = useRef<HTMLDivElement>(null);
  const { at, follow } = useFinger();
  useInWindow(stage, ready ? count : -countdown);
  useFocusOnBoard(stage, state);
  return (
    <main className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-3 py-2 sm:px-6 sm:py-4">
      <div className="round">
        <div ref={stage} className="round-stage" {...follow}>
          <Counters counters={counters(state)} />
          <GameLog said={ready ? said : 'Prepárate. Empieza en tres segundos.'} count={count} />
          <div className="round-field">
            <Board state={state} play={play} ready={ready} picture={picture} />
            <Countdown left={countdown} />
          </div>
          <RemarkAtFinger {...{ remark, at, stage }} movesOn={kind.movesOn ?? false} />
        </div>
        <div className="round-aside">
          {outcome && <RoundResult {...known} {...{ outcome, state, stage, unsent }} />}
          <RoundTools kind={kind} onChoose={onChoose} {...(outcome ? {} : { onAgain })} />
        </div>
      </div>
      {outcome && (
        <LastScores
          userId={user.id}
          gameType={game.gameType}
          levels={kind.levels}
          difficulty={kind.levels && outcome.difficulty}
        />
      )}
    </main>
  );
}

/** Keeps the round on the device after each move, and sends its result when it is over. */
function useKeeping<State extends Timed, Move, Outcome extends GameOutcome>(
  { game: { gameType }, rules }: GameKind<State, Move, Outcome>,
  round: SavedRound<State>,
  userId: string,
) {
  const { mutate, isError } = useSaveScore(userId);
  const keep = useCallback(
    (state: State) => {
      const outcome = rules.outcome(state);
      if (!outcome) return writeSavedRound(userId, gameType, { ...round, state });
      deleteSavedRound(userId, gameType);
      const { score, timeSeconds, difficulty } = outcome;
      const { timed } = round.options;
      mutate({
        key: round.id,
        round: { gameType, score, timeSeconds, difficulty, timed },
      });
    },
    [rules, userId, gameType, round, mutate],
  );
  return { keep, unsent: isError };
}

/** Whatever changed may have taken the focus away with it: it goes to the board, and nothing scrolls. */
function useFocusOnBoard(stage: RefObject<HTMLElement | null>, state: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const cell = stage.current?.querySelector<HTMLElement>('[role=group] button[tabindex="0"]');
    cell?.focus({ preventScroll: true });
  }, [stage, state]);
}
