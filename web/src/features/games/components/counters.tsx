import type { Counter } from '../game-kind.ts';

/** Figures of the round: side by side over the board, one under the other beside it. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.2rem),1fr))] gap-2 lg:grid-cols-1 lg:gap-3">
      {counters.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-lg bg-card px-3 py-2 shadow-card lg:px-5 lg:py-3"
        >
          <dt className="text-base">{label}</dt>
          <dd className="text-xl font-bold tabular-nums lg:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
