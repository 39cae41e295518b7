import { BookOpen, RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import type { GameKind, GameOutcome, Timed } from '../game-kind.ts';
import { HowTo } from './how-to.tsx';

const HowToDialog = dialogFromChunk(async () => (await import('./how-to-dialog.tsx')).HowToDialog);

/** What may be wanted in a round and is not needed to play it. */
export function RoundTools<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  onAgain,
  onChoose,
}: {
  kind: GameKind<State, Move, Outcome>;
  /** Left out where the result offers it. */
  onAgain?: () => void;
  onChoose: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-3">
      {onAgain && (
        <Button className="min-h-16" icon={RotateCcw} onClick={onAgain}>
          Nuevo Juego
        </Button>
      )}
      <Button className="min-h-16" icon={BookOpen} onClick={() => setAsking(true)}>
        Cómo se juega
      </Button>
      <Button className="min-h-16" icon={SlidersHorizontal} onClick={onChoose}>
        {kind.levels ? 'Cambiar nivel o ritmo' : 'Cambiar el ritmo'}
      </Button>
      {asking && (
        <HowToDialog onClose={() => setAsking(false)}>
          <HowTo kind={kind} />
        </HowToDialog>
      )}
    </div>
  );
}
