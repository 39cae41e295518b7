import type { Counter } from '../game-kind.ts';

/** Figures of the round, in one row that takes little of the board's room. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl data-stage className="round-figures flex items-stretch gap-2">
      {counters.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2 rounded-lg bg-card px-2.5 py-1 leading-tight shadow-card sm:px-4 sm:py-2"
        >
          <dt className="text-[max(0.82rem,16px)]">{label}</dt>
          <dd className="text-lg leading-tight font-bold whitespace-nowrap tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
