import { useState } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { randomId } from '../../../lib/random-id.ts';
import type { GameParams } from '../../../lib/views.ts';
import { Header } from '../../../ui/header.tsx';
import type { GameKind, GameOutcome, RoundOptions, Timed } from '../game-kind.ts';
import { deleteSavedRound, readSavedRound, type SavedRound } from '../saved-round.ts';
import { PlayRound } from './play-round.tsx';
import { StartRound } from './start-round.tsx';

/** Any of the games: what is chosen before, the round, and what came of it. */
export function GameScreen<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  user,
  level,
  next = [],
}: GameParams & { kind: GameKind<State, Move, Outcome> }) {
  const { backTo } = useNavigation();
  const { game, rules } = kind;
  const phone = useMunicipality()?.phone;
  const [round, setRound] = useState<SavedRound<State>>();
  const begin = (options: RoundOptions) => {
    deleteSavedRound(user.id, game.gameType);
    const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
    setRound({ id: randomId(), options, state: rules.setup(options, seed) });
  };
  const menu = game.category === 'memory' ? 'memory-games-menu' : 'other-games-menu';
  return (
    <div data-hue="honey" className="contents">
      <Header
        title={game.title}
        hue="honey"
        pictogram={<game.Pictogram />}
        back={{ label: 'Volver a juegos', onBack: () => backTo(menu, { user }) }}
        help={{ words: `${kind.how} Puedes parar cuando quieras.`, phone }}
      />
      {round ? (
        <PlayRound
          key={round.id}
          kind={kind}
          round={round}
          user={user}
          next={next}
          onAgain={() => begin(round.options)}
          onChoose={() => setRound(undefined)}
        />
      ) : (
        <StartRound
          kind={kind}
          userId={user.id}
          level={level}
          kept={readSavedRound<State>(user.id, game.gameType)}
          onResume={setRound}
          onStart={begin}
        />
      )}
    </div>
  );
}
