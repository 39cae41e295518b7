import { type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

type Day = Temporal.PlainDate;

const FEASTS: readonly (readonly [string, number, number])[] = [
  ['ano nuevo|año nuevo', 1, 1],
  ['(?:los )?reyes(?: magos)?', 1, 6],
  ['san anton', 1, 17],
  ['san sebastian', 1, 20],
  ['la candelaria', 2, 2],
  ['san blas', 2, 3],
  ['san valentin|los enamorados', 2, 14],
  ['san jose|l padre', 3, 19],
  ['san marcos', 4, 25],
  ['l trabajo|l trabajador', 5, 1],
  ['la (?:santa )?cruz(?: de mayo)?', 5, 3],
  ['san isidro', 5, 15],
  ['san antonio', 6, 13],
  ['san juan', 6, 24],
  ['san pedro', 6, 29],
  ['la virgen del carmen', 7, 16],
  ['santiago', 7, 25],
  ['la virgen(?: de agosto)?(?! (?:del?|de la)\\b)|la asuncion', 8, 15],
  ['(?:la virgen de )?guadalupe|extremadura', 9, 8],
  ['san miguel', 9, 29],
  ['l pilar|la virgen del pilar|la hispanidad', 10, 12],
  ['(?:todos )?los santos', 11, 1],
  ['los (?:fieles )?difuntos', 11, 2],
  ['san martin', 11, 11],
  ['la constitucion', 12, 6],
  ['la (?:inmaculada|purisima)', 12, 8],
  ['santa lucia', 12, 13],
  ['nochebuena', 12, 24],
  ['navidad', 12, 25],
  ['los (?:santos )?inocentes', 12, 28],
  ['nochevieja', 12, 31],
];
/** What is a day however it is led in; a saint or a town is one only behind "el día de". */
const ONLY_A_DAY = 'nochebuena|nochevieja|año nuevo|ano nuevo';
const LED = '(?:(?:para|pa|en|por) )?(?:el |al )?';
const PATTERNS = FEASTS.map(([name, month, day]) => {
  const alone = name.split('|').every((it) => ONLY_A_DAY.split('|').includes(it));
  const of = alone ? '(?:dia de )?' : 'dia de ?';
  return { month, day, said: new RegExp(`\\b${LED}${of}(?:${name})(?![\\p{L}\\d])`, 'u') };
});

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const WEEKDAY = WEEKDAYS.join('|');
const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre'],
  ...['octubre', 'noviembre', 'diciembre'],
];
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];
const NTH = new RegExp(
  inLines`\b${LED}(${ORDINALS.join('|')}|ultimo) (${WEEKDAY}) (?:del? )?(?:este )?(
    mes que viene|mes proximo|proximo mes|mes|${MONTHS.join('|')}
  )\b`,
  'u',
);
const OTHER = '(?:el|al|para el) (?:otro|siguiente|de despues|de la otra)\\b';
const BEYOND = [
  new RegExp(
    `\\b${LED}(${WEEKDAY}),? (?:(?:el )?que viene|este|el proximo) no,? (?:sino )?${OTHER}`,
    'u',
  ),
  new RegExp(
    `\\bno (?:es |sea )?(?:para |pa )?(?:est?e|el) (${WEEKDAY})(?: que viene)?,? (?:sino )?${OTHER}`,
    'u',
  ),
];

const ASKS_WHEN = new RegExp(
  inLines`(?<!\p{L})(?:que dia|cuando|cuanto|cuantos dias|cuantas semanas)(?!\p{L}).*(?<!\p{L})(?:
    es|cae|caen|son|sera|faltan?|quedan?
  )(?!\p{L})`,
  'u',
);
const NAMED = FEASTS.map(([name, month, day]) => ({
  month,
  day,
  said: new RegExp(
    `(?:es|cae|caen|son|sera|para|a) (?:(?:el|la|los|las|este año) )*(?:dia de ?)?(?:${name})(?: este año)?[\\s?.!]*$`,
    'u',
  ),
}));

/** "¿Cuánto falta para Navidad?": its next day; undefined where no feast is asked for. */
export function feastAsked(folded: string, today: Day): Day | undefined {
  const found = ASKS_WHEN.test(folded) ? NAMED.find(({ said }) => said.test(folded)) : undefined;
  return found && nextOf(found, today);
}

function nextOf({ month, day }: Pick<(typeof NAMED)[number], 'month' | 'day'>, today: Day): Day {
  const date = today.with({ month, day });
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date;
}

interface NamedDay {
  readonly date: Day;
  readonly span: Span;
}

/** A feast, "el último viernes de mes", or "el martes que viene no, el otro": a day that is told by a name of its own. */
export const namedDay = (folded: string, today: Day): NamedDay | undefined =>
  weekBeyond(folded, today) ?? nthOfMonth(folded, today) ?? feastIn(folded, today);

function feastIn(folded: string, today: Day): NamedDay | undefined {
  for (const feast of PATTERNS) {
    const match = feast.said.exec(folded);
    if (match) return { date: nextOf(feast, today), span: spanOf(match) };
  }
  return undefined;
}

function nthOfMonth(folded: string, today: Day): NamedDay | undefined {
  const match = NTH.exec(folded);
  if (!match) return undefined;
  const [, ordinal = '', weekday = '', month = ''] = match;
  const date = inMonth(ordinal, weekday, firstOf(month, today));
  const isOver = Temporal.PlainDate.compare(date, today) < 0;
  const next = month === 'mes' ? { months: 1 } : { years: 1 };
  return {
    date: isOver ? inMonth(ordinal, weekday, firstOf(month, today).add(next)) : date,
    span: spanOf(match),
  };
}

function firstOf(month: string, today: Day): Day {
  const first = today.with({ day: 1 });
  if (month === 'mes') return first;
  return MONTHS.includes(month)
    ? first.with({ month: MONTHS.indexOf(month) + 1 })
    : first.add({ months: 1 });
}

function inMonth(ordinal: string, weekday: string, first: Day): Day {
  const away = (WEEKDAYS.indexOf(weekday) + 1 - first.dayOfWeek + 7) % 7;
  if (ordinal !== 'ultimo') return first.add({ days: away, weeks: ORDINALS.indexOf(ordinal) });
  const fifth = first.add({ days: away, weeks: 4 });
  return fifth.month === first.month ? fifth : fifth.subtract({ weeks: 1 });
}

function weekBeyond(folded: string, today: Day): NamedDay | undefined {
  const match = BEYOND.map((it) => it.exec(folded)).find((it) => it !== null);
  if (!match) return undefined;
  const days = (WEEKDAYS.indexOf(match[1] ?? '') + 1 - today.dayOfWeek + 6) % 7;
  return { date: today.add({ days: days + 1, weeks: 1 }), span: spanOf(match) };
}
