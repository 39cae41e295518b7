import { useState } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { randomId } from '../../../lib/random-id.ts';
import type { GameParams, GameStep } from '../../../lib/views.ts';
import { Header } from '../../../ui/header.tsx';
import type { GameKind, GameOutcome, Pictures, RoundOptions, Timed } from '../game-kind.ts';
import { deleteSavedRound, readSavedRound, type SavedRound } from '../saved-round.ts';
import { placeIn, withReached } from '../session.ts';
import { PlayRound } from './play-round.tsx';
import { SessionEnd } from './session-end.tsx';
import { StartRound } from './start-round.tsx';

interface Props<State extends Timed, Move, Outcome extends GameOutcome> extends GameParams {
  kind: GameKind<State, Move, Outcome>;
  /** Photos that may be played with, in a game that can. */
  pictures?: Pictures;
}

/** Any of the games: what is chosen before, the round, what came of it, and the end of a session. */
export function GameScreen<State extends Timed, Move, Outcome extends GameOutcome>({
  kind,
  user,
  session,
  pictures = [],
}: Props<State, Move, Outcome>) {
  const { backTo } = useNavigation();
  const { game, rules } = kind;
  const phone = useMunicipality()?.phone;
  const [round, setRound] = useState<SavedRound<State>>();
  const [done, setDone] = useState<readonly GameStep[]>();
  const begin = (options: RoundOptions) => {
    deleteSavedRound(user.id, game.gameType);
    const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
    setRound({ id: randomId(), options, state: rules.setup(options, seed) });
  };
  const menu = game.category === 'memory' ? 'memory-games-menu' : 'other-games-menu';
  const end = (reached: string) => session && setDone(withReached(session, reached));
  return (
    <div data-hue="honey" className="contents">
      {done ? (
        <SessionEnd user={user} steps={done} />
      ) : (
        <>
          <Header
            title={game.title}
            subtitle={session && `Mi juego de hoy: ${placeIn(session)}`}
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
              session={session}
              onAgain={() => begin(round.options)}
              onChoose={() => setRound(undefined)}
              onEnd={end}
            />
          ) : (
            <StartRound
              kind={kind}
              userId={user.id}
              level={session?.steps[session.at]?.level}
              pictures={pictures}
              kept={readSavedRound<State>(user.id, game.gameType)}
              onResume={setRound}
              onStart={begin}
            />
          )}
        </>
      )}
    </div>
  );
}
