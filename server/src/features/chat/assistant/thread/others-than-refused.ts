import type { Reminder } from '@encina/contract/reminders';
import { cutAt } from '../../understanding/cut-at.ts';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt, isInPart } from '../finding.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { rephrased, type Turn } from '../turn.ts';

/*
 * Of those that are read out to choose from, one is refused, by its name, its hour or its half of the day, and the other is
 * wanted: "la de por la mañana no, esa la conservo; la otra", dictated "el de los pies no el otro".
 */

/** A sign or "the other one" ends what is said of the first. */
const ENDS = /[,;!?…¿¡]+|[.:](?!\d)| (?=(?:el|la|lo) otr[oa](?!\p{L}))/gu;
/** The other one, where she does not refuse just that. */
const OTHER = /(?<!\bni )\b(?:el|la|lo) otr[oa]\b(?! (?:no|dej\p{L}+|se queda|tampoco)\b)/u;
const OF_OTHER = /\b(?:el|la|lo) otr[oa]\b/;
const KEPT = new RegExp(
  inLines`^(?!no\b).*\bno\b|^(?:(?:que|ay|uy|pues|hij[oa]) )*no (?:el|la|lo|es[aeo]) |
    \b(?:
      dej\p{L}+|conserv\p{L}+|qued\p{L}+|mant\p{L}+|sig[ou]\p{L}*|ni (?:tocar|la toques|lo toques)
      |hacen? falta|necesit\p{L}+|si (?:que )?(?:l[oa]s?|me|se|voy|quiero|hay|tengo|hace)
    )\b`,
  'u',
);
/** Without it, an hour is the one that names it, and not one that is denied. */
const NO = /(?<!\p{L})no(?!\p{L})/giu;
/** "La de esta noche no", and no more. */
const ONLY_NO =
  /^(?:(?:no|ay|uy|pues|que|hij[oa]) )*(?:el|la|lo) (?:de|del) .*\bno(?: (?:es|era))?$/;

/** What is left of them; nothing where she refuses none of them, or all. */
export function othersThanRefused(among: readonly Reminder[], turn: Turn): readonly Reminder[] {
  const clauses = cutAt(turn.said.text, [ENDS]).map((it) => rephrased(turn, it));
  const wantsOther = clauses.some(({ said }) => OTHER.test(said.plain));
  if (!wantsOther && !isOnlyNo(turn)) return [];
  const refused = clauses
    .filter(({ said }) => KEPT.test(said.plain) && !OF_OTHER.test(said.plain))
    .flatMap(({ said }) => namedBy(rephrased(turn, said.text.replace(NO, ' ')), among));
  const left = among.filter((it) => !refused.includes(it));
  return left.length < among.length ? left : [];
}

const isOnlyNo = ({ said, when }: Turn): boolean =>
  (when.time !== undefined || when.part !== undefined) && ONLY_NO.test(said.plain);

/** Those that a clause names; all of them are none. */
function namedBy({ said, when }: Turn, among: readonly Reminder[]): readonly Reminder[] {
  const names = contentWords(utteranceOf(without(said.text, when.spans)));
  const called = likestOrAbout(names, among);
  const found = (called.length > 0 ? called : among).filter(
    (it) => isAt(it, when) && isInPart(it, when),
  );
  return found.length < among.length ? found : [];
}
