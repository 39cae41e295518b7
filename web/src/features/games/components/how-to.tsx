import { ListenButton } from '../../../ui/listen-button.tsx';
import type { GameKind, Timed } from '../game-kind.ts';

type Kind<State extends Timed, Move> = Pick<GameKind<State, Move>, 'how' | 'Example'>;

/** The words, a worked example, and somebody who reads them aloud. */
export function HowTo<State extends Timed, Move>({ kind }: { kind: Kind<State, Move> }) {
  return (
    <div className="grid gap-4">
      <p className="text-lg">{kind.how}</p>
      <div className="rounded-xl border-2 border-line bg-paper p-4">
        <p className="mb-3 font-semibold">Por ejemplo</p>
        <kind.Example />
      </div>
      <div>
        <ListenButton text={kind.how} />
      </div>
    </div>
  );
}
