/** What just happened, to be read and, politely, to be heard. */
export function GameLog({ said, count }: { said: string; count: number }) {
  return (
    <div
      role="log"
      aria-label="Lo que pasa en el juego"
      className="order-2 min-h-14 px-1 text-lg lg:order-none"
    >
      <p key={count}>{said}</p>
    </div>
  );
}
