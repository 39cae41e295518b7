// The whole library would bring fifteen languages with it.
import { casual } from 'chrono-node/es';
import { NUMBER, numberOf } from './clock-words.ts';
import { type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

type Day = Temporal.PlainDate;
type From = (today: Day, match: RegExpExecArray) => Day;

const COUNT = `(${NUMBER}|\\d{2,3})`;
const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** From here on a bare number after "el" is a day, and no hour. */
const NUMBERED: readonly string[] = [
  ...['trece', 'catorce', 'quince', 'dieciseis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
  ...['veintiuno', 'veintidos', 'veintitres', 'veinticuatro', 'veinticinco', 'veintiseis'],
  ...['veintisiete', 'veintiocho', 'veintinueve', 'treinta', 'treinta y uno'],
];
const FIRST_NUMBERED = 13;
const WEEKDAY = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';

/** What the library does not know, or reads in another way than the village. */
const OWN_DAYS: readonly (readonly [RegExp, From])[] = [
  [/\b(?:para |pa |de )?pasado (?:mañana|manana)\b/u, (today) => today.add({ days: 2 })],
  // "¿Y pasado?", "mañana no, pasado": the rest of it is understood.
  [
    new RegExp(
      inLines`(?:^|\b(?:y|no|mejor|para|pa|tengo|hay)[, ]+|, )pasado(?=
        $|[ ,.?!]+(?:$|a las?\b|por la\b|tambien\b|igual\b|lo mismo\b)
      )`,
      'u',
    ),
    (today) => today.add({ days: 2 }),
  ],
  // "La visita de Dolores pasado, a las cinco": its hour follows; what has passed has a verb before it.
  [
    new RegExp(
      inLines`(?<!
        \b(?:
          ha|he|has|han|hemos|hubiera|habia|es|esta|fue|el|lo|muy|año|ano|mes|lunes|martes
          |miercoles|jueves|viernes|sabado|domingo
        ) )\bpasado(?=,? ?#)`,
      'u',
    ),
    (today) => today.add({ days: 2 }),
  ],
  [
    /\b(?:el |al |para el )?dia (?:siguiente|de despues|despues) (?:al de|a|de|del de) (?:mañana|manana)\b/u,
    (today) => today.add({ days: 2 }),
  ],
  [/\b(?:antes de ayer|anteayer|antier)\b/u, (today) => today.subtract({ days: 2 })],
  [/\banoche\b/u, (today) => today.subtract({ days: 1 })],
  // "De hoy en ocho días" is the same day of the next week, "en quince" of the one after it.
  [/\b(?:de )?hoy en ocho(?: dias)?\b/u, (today) => today.add({ days: 7 })],
  [
    new RegExp(
      `\\b(?:para |pa )?(?:(?:el|al|del|de este|este) )?(${WEEKDAY}) en ocho(?: dias)?\\b`,
      'u',
    ),
    (today, [, weekday = '']) =>
      today.add({
        days: ((WEEKDAY.split('|').indexOf(weekday) + 1 - today.dayOfWeek + 7) % 7) + 7,
      }),
  ],
  [/\b(?:de )?hoy en quince(?: dias)?\b/u, (today) => today.add({ days: 14 })],
  [
    new RegExp(`\\b(?:dentro de|en) ${COUNT} dias\\b`, 'u'),
    (today, [, count = '']) => today.add({ days: numberOf(count) }),
  ],
  [
    new RegExp(
      inLines`\b(?:para |a )?(?:el |al )?(?:dia )?(
        ${NUMBER}|${NUMBERED.toReversed().join('|')}
      ) (?:de )?(${MONTHS})\b`,
      'u',
    ),
    (today, [, day = '', month = '']) => dayOfMonth(today, dayNumber(day), month),
  ],
  [
    new RegExp(
      inLines`\b(?:
        (?:para |pa )?(?:el|al|del|dia)(?: dia)?(?: (?:${WEEKDAY}))?(?: dia)?|(?:${WEEKDAY})
      ) (${NUMBERED.toReversed().join('|')})(?=
        $|\s*[,.;:?!)#]| (?:a las?|por la|de este mes|que|no|si|y)\b
      )`,
      'u',
    ),
    (today, [, said = '']) => next(today, dayNumber(said)),
  ],
  // "Martes 28": from here on a figure behind a day is no hour.
  [
    new RegExp(
      inLines`\b(?:(?:para |pa )?(?:el |al |este )?)?(?:${WEEKDAY})(?: dia)? (1[3-9]|2\d|3[01])(?!
        [\p{L}\d:.]|/\d| de | h
      )`,
      'u',
    ),
    (today, [, said = '']) => next(today, Number(said)),
  ],
  [/\bel mes que viene\b/u, (today) => today.add({ months: 1 }).with({ day: 1 })],
];
const DAY_OF_MONTH = /\b(?:el|al|del|para el|dia) (?:dia )?(\d{1,2})(?! de )(?![\p{L}\d/:])/u;

const dayNumber = (said: string): number =>
  NUMBERED.includes(said) ? NUMBERED.indexOf(said) + FIRST_NUMBERED : numberOf(said);

/** The next day of that number. */
function next(today: Day, number: number): Day {
  const month = number < today.day ? today.add({ months: 1 }) : today;
  return month.with({ day: number });
}

function dayOfMonth(today: Day, day: number, month: string): Day {
  const there = today.with({ month: MONTHS.split('|').indexOf(month) + 1, day });
  return Temporal.PlainDate.compare(there, today) < 0 ? there.add({ years: 1 }) : there;
}

const IN_NEXT_WEEK = inLines`(?:la )?(?:
  (?:otra )?semana que viene|proxima semana|semana proxima|otra semana
  |semana (?:siguiente|de despues)
)`;
const OF_NEXT_WEEK: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:para|pa) )?(?:\\b(?:el|al|del|este) )?\\b(${WEEKDAY}),? de (?:${IN_NEXT_WEEK}|la que viene)\\b`,
    'u',
  ),
  new RegExp(
    `(?:\\b(?:para|pa|en|a|de) )?\\b${IN_NEXT_WEEK},? (?:para )?(?:el |al )?(${WEEKDAY})\\b`,
    'u',
  ),
];
const WEEKDAYS = WEEKDAY.split('|');

/** "El jueves de la semana que viene", said on a Wednesday, is not tomorrow. */
export function dayOfNextWeek(folded: string, today: Day) {
  const match = OF_NEXT_WEEK.map((it) => it.exec(folded)).find(Boolean);
  if (!match) return undefined;
  const days = WEEKDAYS.length - today.dayOfWeek + 1 + WEEKDAYS.indexOf(match[1] ?? '');
  return { date: today.add({ days }), span: spanOf(match) };
}

/** The day that a folded text names, and where. */
export function dateIn(folded: string, now: Temporal.PlainDateTime) {
  const today = now.toPlainDate();
  for (const [pattern, day] of OWN_DAYS) {
    const match = pattern.exec(folded);
    if (match) return { date: day(today, match), span: spanOf(match) };
  }
  const read = readDate(folded, now);
  if (read) return read;
  const match = DAY_OF_MONTH.exec(folded);
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > 31) return undefined;
  return { date: next(today, number), span: spanOf(match) };
}

/** "Llevo mala mañana", "toda la mañana": how long or of what kind, and no day. */
const A_MORNING = new RegExp(
  inLines`(?<=
    \b(?:
      mala|buena|menuda|vaya|vaya una|bonita|toda la|una|otra|media|cada|aquella|alguna|esa|misma
      |santa|dichosa|larga
    ) )(?:mañana|manana)\b(?! (?:te|tengo|voy|viene|hay|es) )`,
  'gu',
);

function readDate(
  folded: string,
  now: Temporal.PlainDateTime,
): { date: Day; span: Span } | undefined {
  const reference = {
    instant: new Date(now.toZonedDateTime('UTC').epochMilliseconds),
    timezone: 0,
  };
  // "Al sábado, ahora que caigo": now is no day.
  const said = folded
    .replace(/\bahora\b/gu, '#####')
    .replace(A_MORNING, (word) => '#'.repeat(word.length));
  // "Hace un año ya, el domingo": a length names no day.
  const found = casual
    .parse(said, reference, { forwardDate: true })
    .find(({ start }) => start.isCertain('day') || start.isCertain('weekday'));
  const [year, month, day] = [
    found?.start.get('year'),
    found?.start.get('month'),
    found?.start.get('day'),
  ];
  if (!found || !year || !month || !day) return undefined;
  // Its article goes with it, or the rest would end in "el".
  const article =
    /(?:\b(?:para|pa|de|a|en) )?\b(?:(?:el|este|ese|aquel)(?: mismo)?|al|del|para|pa|de)? ?$/u.exec(
      folded.slice(0, found.index),
    );
  const start = found.index - (article?.[0].length ?? 0);
  const after = /^ (?:que viene|proximo|siguiente)\b/u.exec(
    folded.slice(found.index + found.text.length),
  );
  const end = found.index + found.text.length + (after?.[0].length ?? 0);
  const date = Temporal.PlainDate.from({ year, month, day });
  // "El miércoles", said on a Wednesday, is the next one; "este miércoles" may be today.
  const isNext =
    found.start.isCertain('weekday') && !/\beste? $/u.test(folded.slice(0, found.index));
  const isToday = date.equals(now.toPlainDate()) && !/\bhoy\b/u.test(folded);
  return { date: isNext && isToday ? date.add({ days: 7 }) : date, span: { start, end } };
}
