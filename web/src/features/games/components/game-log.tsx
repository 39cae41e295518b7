import type { Said } from '../game-kind.ts';

/** What just happened, to be read and, politely, to be heard. Two lines have their place, so that the board stays where it is. */
export function GameLog({ said, count }: { said: Said; count: number }) {
  const { seen, heard } = typeof said === 'string' ? { seen: said, heard: '' } : said;
  return (
    <div
      role="log"
      aria-label="Lo que pasa en el juego"
      data-stage
      className="round-said px-1 font-semibold"
    >
      <p key={count}>
        {seen}
        {heard && <span className="only-heard"> {heard}</span>}
      </p>
    </div>
  );
}
