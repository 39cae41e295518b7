import { inLines } from '../../understanding/in-lines.ts';
import { clausesBySigns } from '../../understanding/parts.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { HOW_SAID } from '../answer-words.ts';
import { contentWords } from '../matching.ts';
import type { Turn } from '../turn.ts';
import { ASKS_WHEN } from './named-reminders.ts';

/** What she asks of the thing that was just told, or of the other one, by more than the name of it. */

const IT_IS = new RegExp(inLines`^(?:(?:y|pero|pues|entonces|oye|ay|ah) )*(?:
  (?:es[aeo]|esta|este|esto) (?:que )?(?:es|era|seria)|(?:es|era|seria)(?: es[ae])?
) (?:la|el|lo|las|los) (?:\S+ ){1,4}(?:o|u) (?:es |era )?(?:la|el|lo|las|los) \S+`);

/** "¿Esa es la de la tensión o la otra?" */
export const asksWhetherItIs = ({ said, asks }: Turn): boolean => asks && IT_IS.test(said.plain);

/** "¿La otra cuándo es?", "¿y a qué hora es la otra?" */
const OF_THE_OTHER = new RegExp(inLines`^(?:(?:y|pues|oye|entonces|ah) )*(?:
  (?:el|la|lo) otr[oa] (?:(?:a|para) )?(?:que hora|cuando|que dia)\b
  |(?:(?:a|para) )?(?:que hora|cuando|que dia) (?:
    es|era|sera|me toca|me tocaba|tengo
  ) (?:el|la|lo) otr[oa]\b
)`);

const OF_TAKING = /^(?:deb|hab|tom|pon|pinch)/;

/** "¿Y la otra, a qué hora debía haberla tomado?" */
export function asksOfTheOther({ said, asks }: Turn): boolean {
  const [first, ...rest] = clausesBySigns(said.text).map(utteranceOf);
  if (!asks || !first) return false;
  if (OF_THE_OTHER.test(said.plain))
    return contentWords(said).every((it) => HOW_SAID.test(it) || OF_TAKING.test(it));
  if (referenceIn(first) !== 'other') return false;
  return rest.length > 0 && rest.every(({ plain }) => ASKS_WHEN.test(plain));
}
