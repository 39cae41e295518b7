import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { HOW_SAID } from '../answer-words.ts';
import type { Focus } from '../focus.ts';
import { contentWords } from '../matching.ts';
import type { Turn } from '../turn.ts';
import { ASKS_WHEN } from './named-reminders.ts';

/** Whether she asks when it is, of the thing that was just told. */

type OnReminders = Extract<Focus, { kind: 'reminders' }>;

/** "¿Y a qué hora te he dicho que venía?": of nothing else than what is talked about. */
const OF_TODAY = /(?<!\ba que )\bhora es$|\bdia (?:es (?:hoy|mañana)|estamos|tenemos)/;

/** "No se me vaya a pasar, qué día me la tienes puesta": dictated, nothing parts the two. */
const AS_NOTED = new RegExp(inLines`\b(?:a que hora|que dia|cuando) (?:me )?l[oa]s? (?:
  tienes|tenias|tengo|tenia|tenemos|teniamos|has|habias|hemos|habiamos
) (?:puest|apuntad|anotad|dejad)[oa]s?$`);

/** "¿A qué hora, dices?", "¿cuándo, guapa?": to whom she says it is nothing that she names. */
const BARE_FIRST =
  /^[\s¿¡]*(?:y |ay,? )?(?:a qu[eé] hora|cu[aá]ndo|qu[eé] d[ií]a),\s*\p{L}+(?: \p{L}+)?\s*[?!.]*\s*$/iu;

export const asksWhenOfIt = ({ said, asks }: Turn): boolean => {
  if (AS_NOTED.test(said.plain)) return true;
  if (BARE_FIRST.test(said.text)) return true;
  // "Ah, mañana, ¿no?, ¿a qué hora me has dicho?" asks at its end.
  const ends = [/[,.;¿?¡!]+\s*/u, /[.;¿?¡!]+\s*/u].map((signs) =>
    utteranceOf(said.text.split(signs).findLast(Boolean) ?? ''),
  );
  return (
    asks &&
    ends.some(
      (last) =>
        ASKS_WHEN.test(last.plain) &&
        contentWords(last).every((word) => HOW_SAID.test(word)) &&
        !OF_TODAY.test(last.plain),
    )
  );
};

const HALF = new RegExp(inLines`^(?:y (?=(?:no|es|era|seria|eso|es[ae])\b))?(?:(?:
  ah|ay|pues|pero|entonces|no|si|vale|y es|es|era|sera|seria|eso|es[ae]|me|cae|caia|toca|tocaba
  |viene siendo|hoy|mañana|el \S+
) )*(?:
  (?:por|de) la (?:mañana|tarde|noche)
  |(?<=\b(?:es|era|eso|es[ae]|cae|caia|toca|tocaba) )de (?:mañana|tarde|noche)
)(?: (?:no|entonces|verdad|era|es|eso))*$`);
/** "De mañana" is half of a day here. */
const OF_THAT = /\b(?:eso|es[ae]|de mañana)\b/;

/** "Ah, mañana. ¿Por la tarde?", of the one thing that was just told: she asks whether it is. */
export function asksWhichHalf({ among, at }: OnReminders, { said, when, asks }: Turn): boolean {
  const it = at === null ? undefined : among[at];
  const isItsDay =
    !when.date || OF_THAT.test(said.plain) || when.date.toString() === it?.occurrence.slice(0, 10);
  return it !== undefined && asks && isItsDay && HALF.test(said.plain);
}
