import type { Reminder } from '@encina/contract/reminders';
import { inLines } from '../../understanding/in-lines.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import { type Focus, focusOn } from '../focus.ts';
import { targetOf } from '../occurrence.ts';

const OF_THE_DAY = inLines`(?= (?:
    cosa|que|tengo|hay|toca|me|hoy|mañana|el|este
    |del? (?:
      hoy|mañana|el|la mañana|la tarde|esa?|lunes|martes|miercoles|jueves|viernes|sabado|domingo
    )
  )\b
  |$
)`;
const FIRST = new RegExp(
  `(?:\\b(?:lo|el|la) |^|\\bque )primer[oa]?${OF_THE_DAY}|\\bprimero que\\b`,
);
const LAST = new RegExp(`(?:\\b(?:lo|el|la) |^|\\bque )ultim[oa]${OF_THE_DAY}`);

/** "¿Qué es lo primero que tengo mañana?": of what there is on a day, the one at that end of it. */
export function endAsked(
  { plain }: Utterance,
  open: readonly Reminder[],
): { readonly it: Reminder; readonly focus: Focus } | undefined {
  const at = FIRST.test(plain) ? 0 : open.length - 1;
  const it = FIRST.test(plain) || LAST.test(plain) ? open[at] : undefined;
  return it && { it, focus: focusOn(open.map(targetOf), at) };
}
