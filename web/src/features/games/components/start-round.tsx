import type { Level } from '@encina/games/constants';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Choices } from '../../../ui/choices.tsx';
import type { GameKind, GameOutcome, Pictures, RoundOptions, Timed } from '../game-kind.ts';
import { type Pace, usePace } from '../pace.ts';
import type { SavedRound } from '../saved-round.ts';
import { HowTo } from './how-to.tsx';
import { LastScores } from './last-scores.tsx';
import { PictureChoice } from './picture-choice.tsx';

const PACES: readonly (readonly [Pace, string])[] = [
  ['timed', 'Como siempre'],
  ['unhurried', 'Sin prisa'],
];
const PACE_WORDS: Record<Pace, string> = {
  timed: 'Con reloj. Antes de empezar se cuenta: 3, 2, 1.',
  unhurried: 'Sin reloj. Miras y piensas el tiempo que quieras.',
};

interface Props<State extends Timed, Move, Outcome extends GameOutcome> {
  kind: GameKind<State, Move, Outcome>;
  userId: string;
  /** What today's session proposes. */
  level: Level | undefined;
  pictures: Pictures;
  kept: SavedRound<State> | undefined;
  onResume: (round: SavedRound<State>) => void;
  onStart: (options: RoundOptions) => void;
}

/** Before a round: how it is played, how one wants to play, and the rounds before. */
export function StartRound<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  userId,
  level: proposed,
  pictures,
  kept,
  onResume,
  onStart,
}: Props<State, Move, Outcome>) {
  const [pace, setPace] = usePace(userId);
  const [level, setLevel] = useState<Level>(proposed ?? kept?.options.level ?? 'easy');
  const [picture, setPicture] = useState(kept?.options.picture);
  const { levels, game } = kind;
  return (
    <main className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {kept && (
          <Card className="grid gap-4 border-2 border-hue p-5">
            <h2>Tienes una partida a medias</h2>
            <Button variant="primary" size="large" icon={Play} onClick={() => onResume(kept)}>
              Seguir con ella
            </Button>
          </Card>
        )}
        <Card className="grid gap-5 p-5 sm:p-6">
          {levels && <Choices legend="Nivel" options={levels} value={level} onChange={setLevel} />}
          <div className="grid gap-2">
            <Choices legend="Ritmo" options={PACES} value={pace} onChange={setPace} />
            <p className="text-ink-soft">{PACE_WORDS[pace]}</p>
          </div>
          <PictureChoice pictures={pictures} value={picture} onChange={setPicture} />
          <Button
            variant={kept ? 'quiet' : 'primary'}
            size="large"
            icon={Play}
            onClick={() => onStart({ timed: pace === 'timed', level, picture })}
          >
            {kept ? 'Empezar otra' : 'Empezar'}
          </Button>
        </Card>
        <Card className="grid gap-4 p-5 sm:p-6">
          <h2>Cómo se juega</h2>
          <HowTo kind={kind} />
        </Card>
      </div>
      <LastScores
        userId={userId}
        gameType={game.gameType}
        levels={levels}
        difficulty={levels ? level : undefined}
      />
    </main>
  );
}
