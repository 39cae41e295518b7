import type { Part } from './clock-words.ts';
import { inLines } from './in-lines.ts';
import { plain } from './words.ts';

type Time = Temporal.PlainTime;

/** From this hour on "a las ocho" may be either half of the day; before it nobody means the night. */
export const EARLIEST = 7;
export const NOON = 12;
/** From this hour on somebody who names a day and no half of it means the morning. */
const USUAL_MORNING = 9;

const MORNING = /\b(?:desayun|levant|analisis|analitica|sangre|ayunas)/;
const RISES = /\b(?:levant|despert|madrug)/;
const EARLIEST_RISING = 4;
/** What opens in the morning, and not before eight, and who comes by day to work. */
const OPENS = new RegExp(inLines`\b(?:
  colegio|escuela|instituto|banco|caja de ahorros|ayuntamiento|juzgado|registro|hacienda|itv
  |taller(?! de)|mecanico|veterinari|albañil|fontaner|electricist|carpinter|pintor|cerrajer
  |tecnic[oa]\b|antenista|cristaler|jardiner|deshollinador|poda\w*|obrer|butan|gasoil|leña
  |cita (?:con|del?) (?:el |la )?(?:medic|especialista|doctor)|medic[oa]\b|doctor|enfermer
  |ambulatorio|centro de salud|hospital|rehabilitacion|radiografia|ecografia|escaner|resonancia
  |quirofano|ambulancia|vendimi|aceitun|sulfat|matanza|siega|segar|esquil
)`);
const OPENING = 8;
/** "Echar el sulfato", which nobody does when the sun is high, nor when it goes down. */
const AT_DAYBREAK = /\b(?:sulfat|vendimi|aceitun|siega|segar|esquil|matanza|ambulancia)/;
/** What is shut in the evening, or over. */
const OFFICE_HOURS = new RegExp(inLines`\b(?:
  medic[oa]\b|doctor|cita|fontanero|electricista|butano|mercad|compr|tienda|peluquer|podolog
  |dentista|oculista|gimnasia|centro de salud|ambulatorio|enfermer|farmacia|hospital|correos
  |taller|notari
)`);
/** "El rosario", and not Rosario, whom she calls. */
const EVENING = new RegExp(inLines`\b(?:
    cenar?\b|acost|dormir|telediario|novela|basura|persiana|(?:el|al|del|un|rez\w+) rosario
    |partido
  )
  |^(?:santo )?rosario$`);

interface Named {
  readonly time: Time;
  /** She said which half, or the figure does. */
  readonly isSure: boolean;
  readonly title: string | undefined;
  /** A day other than today was named with it. */
  readonly isOfAnotherDay: boolean;
  /** It is of today, and the hour of the morning is still to come. */
  readonly isAhead?: boolean;
}

/** The hour that was meant, and whether anybody can be sure of it: what is not sure is asked, and not guessed. */
export function hourMeant({ time, isSure, title, isOfAnotherDay, isAhead = false }: Named) {
  // "Levantarme a las seis" is of the morning, as early as it is.
  if (!isSure && time.hour >= NOON + EARLIEST_RISING && RISES.test(plain(title ?? '')))
    return { time: time.subtract({ hours: NOON }), isSure: true };
  if (isSure || time.hour >= NOON || time.hour < EARLIEST) return { time, isSure: true };
  const about = plain(title ?? '');
  if (EVENING.test(about)) return { time: time.add({ hours: NOON }), isSure: true };
  const isLate = time.hour >= USUAL_MORNING;
  const isMorning =
    MORNING.test(about) ||
    AT_DAYBREAK.test(about) ||
    (OPENS.test(about) && time.hour >= OPENING) ||
    (isLate && (isOfAnotherDay || isAhead || OFFICE_HOURS.test(about)));
  return { time, isSure: isMorning };
}

/** "De la tarde", said of an hour that is known. */
export function inHalf(time: Time, part: Part): Time {
  const isMorning = part === 'manana' || part === 'madrugada';
  const hour = isMorning ? time.hour % NOON : (time.hour % NOON) + NOON;
  // "Las doce de la noche" end the day, and "las doce de la mañana" are noon.
  if (time.hour % NOON === 0) return time.with({ hour: part === 'noche' ? 0 : NOON });
  return time.with({ hour });
}

const USUAL: Readonly<Record<Part, readonly [number, number]>> = {
  madrugada: [0, 6],
  manana: [EARLIEST, NOON],
  tarde: [NOON + 1, 21],
  noche: [19, 24],
};

/**
 * What is sure of one half, in the other one: "de la mañana" is of the hour that stands, and "¿no podría ser por la
 * mañana?", of five in the evening, is another hour.
 * @returns undefined where that is an hour when nobody does anything, and which is asked
 */
export function inOtherHalf(time: Time, part: Part, said: string): Time | undefined {
  const other = inHalf(time, part);
  const [from, to] = USUAL[part];
  const isNoon = time.hour === NOON && part === 'tarde';
  const isOfIt =
    /\bde la (?:mañana|tarde|noche|madrugada)\b/.test(said) || (other.equals(time) && !isNoon);
  return isOfIt || (other.hour >= from && other.hour <= to) ? other : undefined;
}

/** "de la tarde", of what "a las ocho" may also mean. */
export const eveningOf = ({ hour }: Time): string =>
  hour % NOON >= USUAL_MORNING ? 'de la noche' : 'de la tarde';
