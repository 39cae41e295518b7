import type { SupportMessage } from '@encina/contract/messages';
import { inLines } from '../../understanding/in-lines.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { RELATIONS } from '../../understanding/relations.ts';
import { plain, wordsOf } from '../../understanding/words.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import type { Turn } from '../turn.ts';

/** Whether she asks if anything has come of somebody, and not what it says. */

const HAVE = '(?:ha|han|habra|habran|habia|habian)';
const WROTE = new RegExp(
  inLines`\b${HAVE} (?:\p{L}+ )?(?:
      escrito|mandado|mandao|dicho|puesto|enviado|contestado|respondido|llegado
      |dado (?:señales|noticias)
    )\b
    |\b(?:escribio|contesto|respondio)\b`,
  'u',
);
/** "¿Hay algo nuevo de mi hija?", "¿tengo carta de Carmen?" */
const THERE_IS = new RegExp(
  inLines`\b(?:hay|tengo|tienes|sabes?|sabemos|sabido|llegado) (?:ya )?(?:
      algo|nada|noticias|novedades|algun[oa]? \p{L}+|carta|mensajes?|un mensaje
    )\b
    |^(?:(?:y|oye|pues|a ver|anda|dime|mira|si) )*(?:
      algo|alguna (?:cosa|noticia|novedad)|algun mensaje|noticias|novedades
    )\b`,
  'u',
);
/** "Mira si ha escrito": whatever stands before it. */
const WHETHER = new RegExp(`\\bsi (?:(?:me|nos|ya|mi|la|el|\\p{L}+) ){0,3}${HAVE}\\b`, 'u');
/** What it says is wanted. */
const WHAT_IT_SAYS = new RegExp(inLines`\b(?:
  lee\w*|leas|que (?:(?:me|nos|te) )?(?:ha|han|habia|dice|pone|hay|cuenta)|lo que|cuando
  |quien(?:es)?|cual(?:es)?|como|donde|el (?:mensaje )?de|lo de|por que
)\b`);
/** "El martes que viene mi hijo, ¿tengo algo?" is of that day; "¿hay algo de mi hija hoy?" is of what came. */
const OF_ONE = /\b(?:algo|nada)(?: nuev[oa])? del? /;

export function asksWhetherWritten({ said, when }: Turn): boolean {
  const { plain } = said;
  if (WHETHER.test(plain)) return true;
  if (WHAT_IT_SAYS.test(plain)) return false;
  const isOfTheDay = when.date !== undefined && asksOfTheDay(said) && !OF_ONE.test(plain);
  return (THERE_IS.test(plain) && !isOfTheDay) || WROTE.test(plain);
}

const SAYING = new RegExp(inLines`^(?:
  escri|mand(?:ad|a$|o$)|envi|dich|dice|dij|puest|contest|respond|llegad|mensaj|recad|cart|leem
  |lee|sab
)`);

/** What they wrote of the matter that she names: "¿ha dicho algo del butano?" asks for no more than that. */
export async function writtenOf(
  people: readonly string[] | undefined,
  { said, gateway }: Turn,
): Promise<SupportMessage | undefined> {
  const named = (people ?? []).flatMap(wordsOf).map(plain);
  const words = contentWords(said).filter(
    (word) => !named.includes(word) && !RELATIONS.test(word) && !SAYING.test(word),
  );
  const all = (await gateway.messages())
    .filter(({ authorName }) => people?.includes(authorName) ?? true)
    .map((it) => ({ it, title: it.content }));
  const [first, ...more] = likestOrAbout(words, all);
  return more.length === 0 ? first?.it : undefined;
}
