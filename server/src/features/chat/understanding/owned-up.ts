import { ordersBehind } from './around-the-thing.ts';
import { without } from './fold.ts';
import { inLines } from './in-lines.ts';

/** "Al herrero no, me he equivocado. Al fontanero": that it was a slip is no part of it. */
const OWNED_UP = new RegExp(
  inLines`(?<!\p{L})(?:
    me he (?:equivocado|confundido|liado)|me (?:equivoqu[eé]|confund[ií])|perd[oó]n(?:a|e)?
    |disculpa|lo siento
    |que (?:te has|me has|has) (?:
      enterado|entendido|o[ií]do|equivocado|confundido|apuntado
    )(?: (?:muy )?mal)?
    |que no me (?:entiendes|has entendido)|[¡¿]?qu[eé] (?:digo|tonta|cabeza)(?: yo)?
  )(?!\p{L})[\s.,;!?]*`,
  'giu',
);
/** "A mi hermana no, que está de viaje, a mi cuñada". */
const WHY = new RegExp(
  inLines`,\s*(?:que|porque|es que)\s+(?!(?:
    es|era|sea|son|eran|mejor|yo|te|dije|digo|quer\p{L}+|quiero|he|lo que
  )(?!\p{L}))[^,.;]+(?=[,.;]|$)`,
  'giu',
);
/** "Chiquilla": whom she tells it. */
const VOCATIVE = new RegExp(
  inLines`,\s*(?:
    hij[oa]|mujer|hombre|niñ[oa]|chiquill[oa]|chic[oa]|guap[oa]|bonit[oa]|maj[oa]|cariño
  )(?: m[ií][oa])?(?=\s*(?:[,.;!]|$))`,
  'giu',
);
/** "Al que tengo que llamar", "la que te he dicho": which one it is, in other words. */
const WHICH = new RegExp(
  inLines`(?<!(?<!\p{L})lo),? (?:al? |del? )?(?:(?:el|la|los|las) )?que (?:
    tengo|hay|quiero|quer[ií]a|te|yo
  )(?!\p{L}).*$`,
  'iu',
);
const SHORTEST_BEFORE = 12;
/** A correction without what says nothing of the name itself. */
export const ownedUp = (text: string): string =>
  without(text, ordersBehind(text))
    .replace(OWNED_UP, ' ')
    .replace(VOCATIVE, '')
    .replace(WHY, '')
    .replace(WHICH, (found, at: number) => (at > SHORTEST_BEFORE ? '' : found))
    .replace(/[\s,]+y$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** "Las gafas no, el audífono. Las gafas las llevo": what she says of it besides is no part of the name. */
export const firstWords = (text: string): string => {
  const [first = '', second = '', ...rest] =
    text
      .split(/[.;!]\s/u)[0]
      ?.split(/,(?=\s)/u)
      .map((part) => part.trim())
      .filter((part) => !/^(?:ay|uy|huy|no|mujer|hombre|hij[oa]|pues)?$/iu.test(part)) ?? [];
  const isWhole = /\sno$/iu.test(first) || rest.length === 0;
  return isWhole ? [first, second].filter(Boolean).join(', ') : text;
};
