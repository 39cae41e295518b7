import { cutAt } from './cut-at.ts';
import { fold } from './fold.ts';
import { inLines } from './in-lines.ts';
import { COULD_BE } from './polite.ts';
import { hasQuestionSigns, mayBeginQuestion } from './question.ts';
import { referenceIn } from './reference.ts';
import { utteranceOf } from './utterance.ts';
import { beginsAsWish } from './wishes.ts';

/*
 * Whoever is glad to talk says why she asks, to whom and what for: "soy la hija, dice mi madre que a qué hora es la
 * gimnasia". Some of what was said may be understood where the whole is not.
 */

/** A part of what was said, and what was said beside it. */
export interface Part {
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A sign ends a clause, but not within an hour: "13.30". */
const SIGNS = /[,;!?…]+|[.:](?!\d)|(?=[¿¡])/gu;
/** Dictated, nothing but a word stands between two clauses. */
const JOINTS = new RegExp(
  inLines` (?=(?:
    que|porque|pero|y|a ver|digo|dice que|es que|pues|por favor|dime|mientras|aunque|cuando
    |ahora que|antes de que
  )(?!\p{L}))`,
  'gu',
);
/** What a clause begins with, and nothing of it. */
const LEAD = new RegExp(
  inLines`^(?:(?:
    y|e|que|pero|pues|porque|es que|dice que|dice|digo|es|o sea|bueno|ay|oye|mira|anda|ea|venga
    |vale
  )(?!\p{L})[\s,]*)+`,
  'u',
);
const MOST_CLAUSES = 7;
/** In letters: "qué" points at nothing. */
const SHORTEST = 5;

const clausesOf = (text: string, ends: readonly RegExp[]): string[] =>
  cutAt(text, ends).slice(-MOST_CLAUSES);

function partsAmong(clauses: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let length = clauses.length - 1; length > 0; length -= 1) {
    for (let first = clauses.length - length; first >= 0; first -= 1) {
      const [before, after] = [clauses.slice(0, first), clauses.slice(first + length)];
      const text = clauses.slice(first, first + length).join(' ');
      parts.push({ text, before, after });
      const lead = LEAD.exec(fold(text))?.[0].length ?? 0;
      if (lead > 0) parts.push({ text: [...text].slice(lead).join(''), before, after });
    }
  }
  return parts;
}

export const clausesBySigns = (text: string): string[] => clausesOf(text, [SIGNS]);

/** Parts of what was said, the longest first, and of the same length the last. */
export const partsOf = (text: string): Part[] => partsAmong(clausesOf(text, [SIGNS, JOINTS]));

/** The same, of clauses that end with a sign. */
export const partsBySigns = (text: string): Part[] => partsAmong(clausesOf(text, [SIGNS]));

/** Sentences end with these, but not within an hour. */
const FULL_STOPS = /[!?…]+|[.](?!\d)/gu;
/** "Apúntalo", "¿me la lees?": of what was said before it. */
const POINTS =
  /\b\p{L}{3,}(?:l[oa]s?)\b|\b(?:me|te|se|nos) l[oa]s? \p{L}|\b(?:es[aeo]s?|est[aeo]s?|ell[oa]s?)\b/u;

/**
 * "Aquí pone las once, vale. ¿Y lo del médico?": all before the last sentence is only told. "La misa del tío Paco… ¿qué
 * día era?" is of what stands before it.
 */
export function lastWish(text: string): string | undefined {
  const sentences = clausesOf(text, [FULL_STOPS]);
  const last = sentences.pop();
  if (last === undefined || sentences.length === 0 || sentences.some(isWish)) return undefined;
  const { plain, words } = utteranceOf(last);
  const isOfThat = POINTS.test(plain) || referenceIn({ plain, words }) === 'when';
  // "El pan de mañana… ¿podría ser a las diez?": what, was said before it.
  return isWish(last) && !isOfThat && !COULD_BE.test(plain) ? last : undefined;
}

/** What is asked within what is told, and how it is come to: "no sé si", "por eso le pregunto qué". */
const ASKED_WITHIN = new RegExp(
  inLines`(?<!\p{L})(?:
    (?:te|le) pregunto(?: yo)?|(?:no|ni) (?:lo )?(?:se|me acuerdo|recuerdo)(?: yo)?(?: de| ni)?
    |(?:quiero|queria|quisiera|querria|me gustaria|para) saber|digo yo(?: que)?|di(?:me|game)
    |comprueb[ae](?: usted)?|mir[ae](?: usted)?(?: a ver)?|a ver
  ) (?=(?:
    si|que|cual|cuando|a que hora|quien|donde|en que|cuant[oa]s?
  )(?!\p{L}))(?!(?:si|que) \p{L}+[aei]r(?:me|se|l[oae]s?)?(?!\p{L}))(?:si )?`,
  'gu',
);

/** "No sé si quedó apuntada la misa": the question, as it would be asked alone; "no sé si ir" asks nobody. */
export function askedWithin(text: string): string | undefined {
  const found = [...fold(text).matchAll(ASKED_WITHIN)].at(-1);
  if (!found) return undefined;
  const letters = [...text.normalize('NFC')];
  // "¡A ver qué le pongo yo de primero!" asks nobody.
  if (/¡[^!]*$/.test(letters.slice(0, found.index).join(''))) return undefined;
  const asked = letters.slice(found.index + found[0].length).join('');
  return `¿${asked.replace(/[.!?…\s]+$/u, '')}?`;
}

/** "Que las tenía", "como viene mi hija": no question, where no sign says so. */
const SUBORDINATE = /^(?:que|como|cuando|donde)(?! (?:hora|dia|tengo|hay|me toca|santo)(?!\p{L}))/u;

/** It orders or asks, by its words or its signs. */
export function isWish(text: string): boolean {
  const { plain, order } = utteranceOf(text);
  const asks = mayBeginQuestion(plain) && !SUBORDINATE.test(plain);
  return order !== undefined || hasQuestionSigns(text) || beginsAsWish(plain) || asks;
}

/** It orders, asks, or points at what was talked about: "repite". */
export function mayBeWanted(text: string): boolean {
  const said = utteranceOf(text);
  if (said.words.length > 1 && (said.asks || isWish(text))) return true;
  return (
    said.order !== undefined || (said.plain.length >= SHORTEST && referenceIn(said) !== undefined)
  );
}

/** "Ya está" points at nothing. */
const IS = /(?<!\p{L})(?:est[áé]n?|ya (?:est[aá]))(?!\p{L})/giu;
/** "El chiste", "la hora": what is had here, named and no more. */
const NAMED_ALONE = new RegExp(inLines`^(?:(?:
  y|ahora|si|bueno|pues|luego|primero|el|la|los|las|un|una|otr[oa]|mi|mis|de|venga|anda|ea
  |por favor|hij[oa]
) )*(?:chiste|refran|adivinanza|acertijo|poesia|poema|hora|mensajes?)$`);
export const namesAlone = (text: string): boolean => NAMED_ALONE.test(utteranceOf(text).plain);

/** "Y la peluquería cuándo era, que voy hecha un fantoche": asked of a thing of hers, within what is told. */
const ASKED_OF_IT = new RegExp(
  inLines`(?:\ba que hora|\bque dia|(?<!\p{L})cuándo) (?:
    es|era|sera|será|(?:me |le )?toca|(?:me |le )?tocaba|tengo|tenia|tenía|hay|voy|viene|cae|caia
    |caía
  )(?!\p{L})`,
  'u',
);
export const asksOfAThing = ({ text, plain }: { text: string; plain: string }): boolean =>
  ASKED_OF_IT.test(plain) || ASKED_OF_IT.test(text.normalize('NFC').toLowerCase());

/** "Apúntalo": what, was said outside of it. */
export const pointsOut = (text: string): boolean =>
  POINTS.test(utteranceOf(text.replace(IS, ' ')).plain);
