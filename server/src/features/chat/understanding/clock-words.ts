import { isWithin, type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

const UNITS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TENS: readonly (readonly [string, number])[] = [
  ['veinti', 20],
  ['treinta y ', 30],
  ['cuarenta y ', 40],
  ['cincuenta y ', 50],
];

const NUMBERS: Readonly<Record<string, number>> = {
  una: 1,
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuna: 21,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  ...Object.fromEntries(
    TENS.flatMap(([ten, of]) => UNITS.map((unit, at) => [`${ten}${unit}`, of + at + 1] as const)),
  ),
  // As they are said, and dictated, south of the Tajo.
  sinco: 5,
  dies: 10,
  onse: 11,
  dose: 12,
  quinse: 15,
};
/** A number in figures or in words, as a part of a pattern. */
export const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}`;
export const numberOf = (text: string): number => NUMBERS[text] ?? Number(text);

export type Part = 'manana' | 'tarde' | 'noche' | 'madrugada';

export interface ClockTime extends Span {
  readonly hour: number;
  readonly minute: number;
  /** False where the other half of the day might be meant as well: "a las cinco". */
  readonly isSure: boolean;
}

const MONTHS_SAID =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const PART = '(?:de|por|en) la (manana|mañana|tarde|noche|madrugada)';
/** "A las 18 30", "a las diecisiete cero cero": as it is dictated, where no thing is counted by it. */
const DICTATED =
  '(?: (?=(?:[0-5][05]|quince|treinta|cuarenta y cinco)(?:[,.;]|$| (?:para|que|de|h|horas|en|por)\\b)))';
const AT = new RegExp(
  inLines`(?:
    \b(?:a eso de|a|sobre|para|desde|hacia|de|son|sean|eran?|pon(?:me|l[oa])?) |^|(?<=#[,.;]? )
    |(?<=[.,;…] ?)
  )las? (${NUMBER})(?:(?::|\.| y | menos |${DICTATED})(
    media|cuarto|\d\d|${NUMBER}
  ))?(?: ?h(?:oras)?\b)?(?: cero cero| en punto| y pico| y algo| o asi)?(?: ${PART}
    | la (tarde|noche)| del (medio ?dia)
  )?(?: o asi)?(?![\p{L}\d])`,
  'gu',
);
const LATE_HOURS = Object.keys(NUMBERS).filter(
  (it) => (NUMBERS[it] ?? 0) > 12 && (NUMBERS[it] ?? 0) < 24,
);
/** "13:30", "18 h", "dieciocho horas cuarenta minutos": in words so many hours are no length. */
const FIGURES = new RegExp(
  inLines`\b(?:
    ([01]?\d|2[0-3])(?:[:.]([0-5]\d)| ?h(?:oras)?)|(?:a las )?(${LATE_HOURS.join('|')}) horas
  )(?:,? (?:(?:y|con) )?(${NUMBER}) minutos)?(?: ${PART})?\b`,
  'gu',
);
const NOON = /\b(?:al?|del?|[ad]e? el) (mediodia|medio dia|medianoche|media noche)\b/gu;

/** What comes after "y" or "menos", of an hour. */
export const MINUTES = 'media|cuarto|veinte|diez|cinco|veinticinco|[1-5]?[05]';
const BARE_MINUTES = `(?: (y|menos) (${MINUTES})(?!\\d))?`;

/** "Lunes 10", "mañana 8 pan": a figure after a day, where nothing follows it that it counts, which would be many. */
const AFTER_DAY = new RegExp(
  inLines`(?<=
    \b(?:
      lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|mañana|manana|(?:${MONTHS_SAID})
    )[,.]? )([1-9]|1[0-2]|${NUMBER})${BARE_MINUTES}(?: (?:de la |por la )?(
    manana|mañana|tarde|noche
  ))?(?=
    $|[,.;]|,? (?:apunta|recuerda|avisa|anota|(?:y|e|luego) )
    | (?!(?:${MONTHS_SAID})\b|de\b|del\b|en\b|que\b|menos\b)\p{L}{3,}(?<!s)(?!\p{L})
  )`,
  'gu',
);
/** "Lunes 8 y 10 análisis": with its minutes it is an hour, whatever follows it. */
const AFTER_DAY_WHOLE = new RegExp(
  inLines`(?<=
    \b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|mañana|manana)[.,]?\s
  )([1-9]|1[0-2]|${NUMBER}) (y|menos) (${MINUTES})(?!\d)(?:
    (?: de la| por la)? (manana|mañana|tarde|noche)
  )?(?![\p{L}\d])`,
  'gu',
);
/** "7 de la mañana", however it is led in. */
const WITH_HALF = new RegExp(`\\b(${NUMBER})${BARE_MINUTES} (?:${PART}|del (medio ?dia))`, 'gu');

/** "Apunta gallinas 7": noted as on a slip, with its hour last; what is bought or numbered is counted. */
const COUNTED = inLines`compr|tra[ei]|cog|ped|llev|kilo|litro|docena|paquete|caja|numero|linea|bus
  |piso|puerta|canal|talla|euro|cumple`;
const NO_HOUR_AFTER = inLines`dia|son|las|los|una|unos|unas|lunes|martes|miercoles|jueves|viernes
  |sabado|domingo|hoy|mañana|manana|${MONTHS_SAID}`;
const AT_END = new RegExp(
  inLines`(?<=
    ^(?:(?:y|oye|hij[oa]) )*(?:apunta|anota|avisa|recuerda)(?:me)? (?!
      .*(?:${COUNTED}|\d\D+\d)
    ).*\p{L}{3,}(?<!(?<!\p{L})(?:${NO_HOUR_AFTER})),? )([1-9]|1[0-2])${BARE_MINUTES}(?=[\s.]*$)`,
  'gu',
);

/** "Martes 24". */
const isDayOfMonth = (figure: string, before: string): boolean =>
  numberOf(figure) > NOON_HOUR &&
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? $/.test(before);

function* bare(folded: string): Generator<ClockTime> {
  for (const pattern of [AFTER_DAY, AFTER_DAY_WHOLE, WITH_HALF, HALF_BARE, AT_END]) {
    for (const match of folded.matchAll(pattern)) {
      const [, hour = '', sign, minutes, half, noon] = match;
      const part = half ?? noon;
      const more = minutesOf(minutes) * (sign === 'menos' ? -1 : 1);
      if (pattern === AFTER_DAY && isDayOfMonth(hour, folded.slice(0, match.index))) continue;
      yield* timeAt(numberOf(hour) * 60 + more, part?.replace('ñ', 'n'), spanOf(match));
    }
  }
}

/** "Siete tarde", as on a slip of paper; "una tarde" is no hour. */
const HALF_BARE = new RegExp(
  `(?<!\\p{L})(?!un)(${NUMBER})${BARE_MINUTES} (tarde|noche)(?![\\p{L}\\d])`,
  'gu',
);
const NOON_HOUR = 12;

/** The hours that a folded text names, in its order. */
export function clockTimes(folded: string): ClockTime[] {
  const found = [...named(folded), ...figures(folded), ...noon(folded), ...bare(folded)];
  return found
    .filter((it) => !found.some((other) => other !== it && isWithin(it, other)))
    .toSorted((a, b) => a.start - b.start);
}

/** "Bórralas, las dos", where no day is named and nothing is noted that had an hour. */
const isBoth = (said: string, folded: string, at: number): boolean =>
  /^las (?:dos|tres|cuatro)$/.test(said) &&
  /[.,;…]\s*$/.test(folded.slice(0, at)) &&
  !/\b(?:apunt|anot|recuerd|avis|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|mañana/.test(
    folded,
  );

function* named(folded: string): Generator<ClockTime> {
  for (const match of folded.matchAll(AT)) {
    const [all, hour = '', minutes, half, spoken, noon] = match;
    const part = half ?? spoken ?? noon;
    // "Las nueve" alone is an hour, "las dos pastillas" is none.
    const isAlone = folded.trimEnd() === all || folded.slice(0, match.index).trimEnd() !== '';
    if (/^las?/.test(all) && (!isAlone || isBoth(all, folded, match.index))) continue;
    if (
      /^(?:las?|pon|era)/.test(all) &&
      !/^(?:$|\s*[,.;!]| (?:y|que|mejor)\b)/.test(folded.slice(match.index + all.length))
    )
      continue;
    const more = minutesOf(minutes);
    const isBefore = / menos /.test(all);
    // "La una menos cuarto" is of noon, and not of midnight.
    const whole = isBefore && numberOf(hour) === 1 ? NOON_HOUR + 1 : numberOf(hour);
    const total = whole * 60 + (isBefore ? -more : more);
    yield* timeAt(total, part, spanOf(match));
  }
}

function* figures(folded: string): Generator<ClockTime> {
  for (const match of folded.matchAll(FIGURES)) {
    const [, hour, sharp = '0', late = '', minutes, part] = match;
    const more = Number(sharp) + minutesOf(minutes);
    // "08:30" is of the morning.
    const half = hour?.startsWith('0') ? (part ?? 'manana') : part;
    yield* timeAt(numberOf(hour ?? late) * 60 + more, half, spanOf(match));
  }
}

function* noon(folded: string): Generator<ClockTime> {
  for (const match of folded.matchAll(NOON)) {
    const hour = /noche/.test(match[1] ?? '') ? 0 : 12;
    yield { hour, minute: 0, isSure: true, ...spanOf(match) };
  }
}

/** Those of one of `MINUTES`, or of a figure. */
export function minutesOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (text === 'media') return 30;
  return text === 'cuarto' ? 15 : numberOf(text);
}

function* timeAt(minutes: number, part: string | undefined, span: Span): Generator<ClockTime> {
  const hour = Math.floor(minutes / 60);
  if (minutes < 0 || hour > 24 || minutes % 60 > 59) return;
  const right = inPart(hour, part);
  const isSure = part !== undefined || hour > 12 || hour === 0;
  yield { hour: right % 24, minute: minutes % 60, isSure, ...span };
}

/** "La una del mediodía". */
const EARLY = 5;

/** "Las nueve de la noche" are 21, "las doce de la noche" 0. */
function inPart(hour: number, part: string | undefined): number {
  if (part === 'tarde' && hour < 12) return hour + 12;
  if (part === 'noche') return hour >= 6 && hour < 12 ? hour + 12 : hour % 12;
  if (part?.startsWith('medio') && hour < EARLY) return hour + 12;
  return part === 'madrugada' ? hour % 12 : hour;
}
