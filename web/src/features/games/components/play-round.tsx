import { BookOpen, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameStep, SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import type { GameKind, GameOutcome, Timed } from '../game-kind.ts';
import { useSaveScore } from '../games.queries.ts';
import { deleteSavedRound, type SavedRound, writeSavedRound } from '../saved-round.ts';
import { useRound } from '../use-round.ts';
import { Counters } from './counters.tsx';
import { GameLog } from './game-log.tsx';
import { HowTo } from './how-to.tsx';
import { RoundResult } from './round-result.tsx';

const HowToDialog = dialogFromChunk(async () => (await import('./how-to-dialog.tsx')).HowToDialog);

interface Props<State extends Timed, Move, Outcome extends GameOutcome> {
  kind: GameKind<State, Move, Outcome>;
  round: SavedRound<State>;
  user: SelectedUser;
  /** The games of today's session that come after this one. */
  next: readonly GameStep[];
  onAgain: () => void;
  onChoose: () => void;
}

/** A round from its first move to its result, kept on the device until it is over. */
export function PlayRound<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  round,
  user,
  next,
  onAgain,
  onChoose,
}: Props<State, Move, Outcome>) {
  const { game, rules, Board, counters } = kind;
  const { gameType } = game;
  const [asking, setAsking] = useState(false);
  const save = useSaveScore(user.id);
  const { mutate } = save;
  const keep = useCallback(
    (state: State) => {
      const outcome = rules.outcome(state);
      if (!outcome) return writeSavedRound(user.id, gameType, { ...round, state });
      deleteSavedRound(user.id, gameType);
      const { score, timeSeconds, difficulty } = outcome;
      const { timed } = round.options;
      mutate({
        key: round.id,
        endedAt: Date.now(),
        round: { gameType, score, timeSeconds, difficulty, timed },
      });
    },
    [rules, user.id, gameType, round, mutate],
  );
  const { state, said, count, play } = useRound(kind, round.state, keep);
  const outcome = rules.outcome(state);
  const field = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changed may have taken the focus away with it
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const cell = field.current?.querySelector<HTMLElement>('[role=group] button[tabindex="0"]');
    cell?.focus({ preventScroll: true });
  }, [state]);
  return (
    <main className="mx-auto grid w-full max-w-[76rem] grid-cols-1 items-start gap-4 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div ref={field} className="order-1 min-w-0 lg:order-none">
        {outcome ? (
          <RoundResult
            kind={kind}
            outcome={outcome}
            state={state}
            user={user}
            next={next}
            unsent={save.isError}
            onAgain={onAgain}
          />
        ) : (
          <Board state={state} play={play} />
        )}
      </div>
      <aside aria-label="Marcador" className="contents lg:grid lg:gap-4">
        <Counters counters={counters(state)} />
        <GameLog said={said} count={count} />
        <div className="order-3 grid gap-3 sm:grid-cols-2 lg:order-none lg:grid-cols-1">
          {!outcome && (
            <Button className="min-h-16" icon={<RotateCcw aria-hidden />} onClick={onAgain}>
              Nuevo Juego
            </Button>
          )}
          <Button
            className="min-h-16"
            icon={<BookOpen aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Cómo se juega
          </Button>
          <Button className="min-h-16" icon={<SlidersHorizontal aria-hidden />} onClick={onChoose}>
            {kind.levels ? 'Cambiar nivel o ritmo' : 'Cambiar el ritmo'}
          </Button>
        </div>
      </aside>
      {asking && (
        <HowToDialog onClose={() => setAsking(false)}>
          <HowTo kind={kind} />
        </HowToDialog>
      )}
    </main>
  );
}
