import { type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

type Day = Temporal.PlainDate;

/** Several days that are named as one: "este finde". */
export interface Period {
  readonly from: Day;
  /** Last day of it. */
  readonly to: Day;
  /** As it is said back: "la semana que viene". */
  readonly name: string;
}

const SATURDAY = 6;
const SUNDAY = 7;

const monday = (today: Day): Day => today.subtract({ days: today.dayOfWeek - 1 });
const weekFrom = (from: Day, name: string): Period => ({
  from,
  to: monday(from).add({ days: SUNDAY - 1 }),
  name,
});

function weekend(today: Day, weeks: number, name: string): Period {
  const saturday = monday(today).add({ weeks, days: SATURDAY - 1 });
  const isSunday = weeks === 0 && today.dayOfWeek === SUNDAY;
  return { from: isSunday ? today : saturday, to: saturday.add({ days: 1 }), name };
}

export const NEXT_WEEK = 'la semana que viene';
const NEXT_WEEK_SAID = new RegExp(
  inLines`\b(?:para |de |en |a )?(?:
    esta (?:otra )?semana que viene|esta proxima semana|la otra semana
    |(?:la )?(?:semana (?:que viene|proxima)|proxima semana)|la semana (?:siguiente|de despues)
  )\b`,
  'u',
);
const PERIODS: readonly (readonly [RegExp, (today: Day) => Period])[] = [
  [
    /\b(?:para |de |en )?(?:el finde|el fin de semana) (?:que viene|proximo)\b/u,
    (today) => weekend(today, today.dayOfWeek >= SATURDAY ? 1 : 0, 'el fin de semana'),
  ],
  [
    /\b(?:para |de |en )?(?:este|el) (?:finde|fin de semana)\b/u,
    (today) => weekend(today, 0, 'este fin de semana'),
  ],
  [NEXT_WEEK_SAID, (today) => weekFrom(monday(today).add({ weeks: 1 }), NEXT_WEEK)],
  [/\b(?:para |de |en )?(?:esta|la) semana\b/u, (today) => weekFrom(today, 'esta semana')],
];

/** The week or weekend that a folded text names, from today on. */
export function periodIn(folded: string, today: Day): (Period & { span: Span }) | undefined {
  for (const [pattern, of] of PERIODS) {
    const match = pattern.exec(folded);
    if (match) return { ...of(today), span: spanOf(match) };
  }
  return undefined;
}

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
/** "El jueves de la semana que viene", "la semana que viene, el jueves". */
const DAY_OF_IT = new RegExp(
  `\\b${WEEKDAY}(?:,? (?:de|en|pero))?,? $|^,? (?:el |al )?${WEEKDAY}\\b`,
  'u',
);

/** The day as it is named, in the week that stands right beside its name. */
export function inItsWeek(
  day: Day,
  period: (Period & { span: Span }) | undefined,
  folded: string,
): Day {
  if (period?.name !== NEXT_WEEK) return day;
  const { start, end } = period.span;
  const isOfIt = [`${folded.slice(0, start).trimEnd()} `, folded.slice(end)].some((beside) =>
    DAY_OF_IT.test(beside),
  );
  return isOfIt ? period.from.add({ days: day.dayOfWeek - 1 }) : day;
}
