import type { Phase } from '../../../lib/project-facts.ts';

const hues = ['encina', 'honey', 'sky', 'plum'] as const;

function monthsInWords([first, last]: Phase['months']): string {
  return first === last ? `Mes ${first}` : `Meses ${first} y ${last}`;
}

/** The phases as a road with four tiles on it; each stretch is as long as its months where there is room. */
export function Timeline({ phases, months }: { phases: readonly Phase[]; months: number }) {
  return (
    <ol
      className="grid grid-cols-1 lg:grid-cols-[repeat(var(--months),1fr)]"
      style={{ '--months': months }}
    >
      {phases.map((phase, index) => {
        const [first, last] = phase.months;
        return (
          <li
            key={phase.name}
            data-hue={hues[index % hues.length]}
            style={{ '--from': first, '--to': last + 1 }}
            className="relative max-w-none pb-7 pl-18 last:pb-0 lg:[grid-column:var(--from)/var(--to)] lg:pt-20 lg:pr-4 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden
              className="absolute top-3 bottom-0 left-[26px] w-2 bg-fill lg:top-[26px] lg:right-0 lg:bottom-auto lg:left-0 lg:h-2 lg:w-auto"
            />
            <span
              aria-hidden
              className="azulejo absolute top-0 left-0 text-2xl font-bold [--tile:60px]"
            >
              {index + 1}
            </span>
            <p className="font-semibold text-ink-soft">{monthsInWords(phase.months)}</p>
            <h3 className="text-[clamp(1rem,6.8vw,1.15rem)]">{phase.name}</h3>
            <p className="mt-1">{phase.work}</p>
          </li>
        );
      })}
    </ol>
  );
}
