import type { Reminder } from '@encina/contract/reminders';
import { inLines } from '../understanding/in-lines.ts';
import { TOOK_AT } from '../understanding/question.ts';
import type { When } from '../understanding/when.ts';
import { contentWords, likest } from './matching.ts';
import { isMedicine, wall } from './occurrence.ts';
import type { Turn } from './turn.ts';

/** Words for a medicine that say nothing of which it is. */
const MEDICINE = new RegExp(inLines`\b(?:
  pastillas?|medicinas?|medicacion|medicamentos?|medicamento|tratamiento|dosis|tomas?|tomado
  |tomada|tome|tomarme|tomarmela
)\b`);
/**
 * What it was taken with, its place in a list, or how it stands there: "la primera ya me la he tomado, con el desayuno",
 * "¿consta como hecha?".
 */
const BESIDE = new RegExp(inLines`^(?:
  desayun(?:o|ar|ando|ado)|almuerzo|comida|cena|cafe|leche|agua|primer[oa]?|segund[oa]
  |tarde|tempran(?:o|ito)|pico|rato|retraso|consta[bn]?a?|figura(?:ba)?|queda(?:do|ba)?|aparece|sale
  |(?:realizad|marcad|apuntad|anotad|señalad|cumplid|tachad|registrad|puest)[oa]
)$`);
const HOURS_OF = { manana: [5, 14], tarde: [14, 21], noche: [20, 24], madrugada: [0, 6] } as const;

/**
 * The occurrences that she means, by their name, their hour and their part of the day. "The one for cholesterol" is not
 * the one for blood pressure: what is named and not found is nothing.
 */
export const meant = (turn: Turn, all: readonly Reminder[]): readonly Reminder[] =>
  atTheHour(turn, byName(turn, all));

function byName({ said }: Turn, all: readonly Reminder[]): readonly Reminder[] {
  const names = contentWords(said).filter((word) => !MEDICINE.test(word));
  const found = likest(names, all);
  if (found.length > 0 || !names.every((word) => BESIDE.test(word))) return found;
  if (!MEDICINE.test(said.plain)) return all;
  const alike = likest(contentWords(said), all);
  return all.filter((it) => isMedicine(it) || alike.includes(it));
}

function atTheHour({ said, when }: Turn, all: readonly Reminder[]): readonly Reminder[] {
  const { time, part } = when;
  if (time) {
    const at = all.filter((it) => isAt(it, when));
    return at.length > 0 || !TOOK_AT.test(said.plain) ? at : all;
  }
  if (!part) return all;
  const found = all.filter((it) => isInPart(it, when));
  return found.length > 0 ? found : all;
}

/** Whether it is of the part of the day that is named. */
export function isInPart(it: Pick<Reminder, 'occurrence'>, { part }: When): boolean {
  if (!part) return true;
  const [from, end] = HOURS_OF[part];
  const { hour } = wall(it);
  return hour >= from && hour < end;
}

/** Whether it is of the hour that is named: "la de las ocho" may be that of the morning or that of the evening. */
export function isAt(it: Pick<Reminder, 'occurrence'>, { time, isTimeSure }: When): boolean {
  if (time === undefined) return true;
  const at = wall(it).toPlainTime();
  return at.equals(time) || (!isTimeSure && at.add({ hours: 12 }).equals(time));
}
