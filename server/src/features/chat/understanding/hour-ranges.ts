import { type ClockTime, clockTimes, NUMBER, numberOf } from './clock-words.ts';
import { isWithin, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

const MINUTES = '(?: (y media|y cuarto|menos cuarto))?';
/** "De diez a doce", "entre las diez y las doce y media", where nothing is counted by it: "de diez a doce huevos". */
const RANGE = new RegExp(
  inLines`\b(?:
    de|desde|entre
  ) (las? )?(${NUMBER})${MINUTES} (?:a|y|hasta) (?:las? )?(${NUMBER})(?: (?:
    y media|y cuarto|menos cuarto
  ))?(?: (?:de|por) la (mañana|manana|tarde|noche))?(?![\p{L}\d:.]*[\p{L}\d])(?! (?:
    \p{L}{3,}s|de|mil|kilos?
  )(?!\p{L}))`,
  'gu',
);
/** "Cámbialo de las diez a las once": the last one is meant, as where nothing else is said. */
const MOVES = new RegExp(
  inLines`\b(?:
    (?:cambi|adelant|retras|atras|aplaz|traslad|correg|rectific)\p{L}*
    |(?:muev|mov|pas|pospon)\p{L}*(?= )
  )`,
  'u',
);
const NOON = 12;
/** From here on whoever names a stretch up to noon or beyond it begins in the morning. */
const EARLIEST = 7;

/** The hours that a folded text names; of a stretch of time, when it begins. */
export function hoursIn(folded: string): ClockTime[] {
  const times = clockTimes(folded);
  if (MOVES.test(folded) || /[¿?]/.test(folded)) return times;
  const ranges = [...folded.matchAll(RANGE)].flatMap((match) => {
    const isAlone = match[1] !== undefined && match[0].length === folded.trim().length;
    return isAlone ? [] : [beginning(match)];
  });
  const others = times.filter((it) => !ranges.some((range) => isWithin(it, range)));
  return [...others, ...ranges].toSorted((a, b) => a.start - b.start);
}

function beginning(match: RegExpExecArray): ClockTime {
  const [, , from = '', minutes, to = '', part] = match;
  const [first, last] = [numberOf(from), numberOf(to)];
  const isFromMorning = first >= EARLIEST && first < NOON && (last < first || last >= NOON);
  const isLate = (part === 'tarde' || part === 'noche') && last < NOON && first < last;
  const minute = { 'y media': 30, 'y cuarto': 15 }[minutes ?? ''] ?? 0;
  const total = (first + (isLate ? NOON : 0)) * 60 + (minutes === 'menos cuarto' ? -15 : minute);
  return {
    hour: Math.floor(total / 60) % 24,
    minute: total % 60,
    isSure: isFromMorning || isLate || part !== undefined || first >= NOON,
    ...spanOf(match),
  };
}
