import type { Intent } from '../understanding/intents.ts';
import { isHeardAsTwo, isNickname } from '../understanding/nicknames.ts';
import { RELATIONS } from '../understanding/relations.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { plain, wordsOf } from '../understanding/words.ts';
import type { PersonGateway } from './person-gateway.ts';
import { firstName } from './spanish.ts';

const SHORTEST_NAME = 3;
/** "María de los Remedios" is not called "los". */
const PARTICLE = /^(?:del?|l[ao]s?)$/;
const EVERY_RELATION = new RegExp(RELATIONS.source, 'g');
/** "Perdona, hija": whoever is spoken to is not spoken of. */
const SPOKEN_TO =
  /\b(?:perdona|perdon|oye|ay|uy|mira|anda|bueno|gracias|espera|no) (?:hij[oa]|mujer)\b(?! mia? )/g;

/** "Carmencita", "Julianillo": Carmen, Julián. */
const FOND = /(?:it|ill|ic)[oa]$/;
const stemOf = (name: string): string => plain(name).replace(/c?(?:it|ill|ic)[oa]$|i?[oa]$/, '');

function isCalledSo(name: string, words: readonly string[]): boolean {
  const fond = words.filter((word) => FOND.test(word)).map(stemOf);
  return wordsOf(name)
    .filter((word) => word.length >= SHORTEST_NAME && !PARTICLE.test(word))
    .some((word) => words.includes(word) || fond.includes(stemOf(word)));
}

/** By a nickname, or as it was heard: where one alone can be meant. */
const isMeantBy = (name: string, words: readonly string[]): boolean =>
  words.some((word) => isNickname(word, name)) || isHeardAsTwo(words, name);

const YOUNG_MAN = ofTheYoung('el|al|del|mi', 'al|a mi', 'chico|muchacho|zagal|mozo|chaval|niño');
const YOUNG_WOMAN = ofTheYoung('la|mi', 'a la|a mi', 'chica|muchacha|zagala|moza|chavala|niña');
/** "La niña que vino" is any, and "a la niña que no venga" is told to hers. */
function ofTheYoung(before: string, to: string, words: string): RegExp {
  const OF_ANY = '(?! del?\\b| que\\b(?! \\S+$))';
  return new RegExp(`\\b(?:${before}) (?:${words})\\b${OF_ANY}|\\b(?:${to}) (?:${words}) que\\b`);
}
const CHILDREN = /^(?:hij|niet|sobrin)/;
/** Of a daughter and her daughter it is the younger. */
const YOUNGEST = /^niet/;

type People = readonly { readonly name: string; readonly relation: string }[];

/** "El muchacho ha dicho algo": the one of hers who can be meant. */
function young(said: string, family: People): readonly string[] | undefined {
  const isMan = YOUNG_MAN.test(said);
  if (!isMan && !YOUNG_WOMAN.test(said)) return undefined;
  const children = family.filter(({ relation }) => CHILDREN.test(plain(relation)));
  const meant = ofGender(isMan ? 'm' : 'f', children);
  const youngest = meant.filter(({ relation }) => YOUNGEST.test(plain(relation)));
  const [only, ...others] = youngest.length > 0 ? youngest : meant;
  return only && others.length === 0 ? [only.name] : undefined;
}

/** Those of whom "él" or "ella" may be said, as far as staff noted what they are to her. */
export const ofGender = (gender: 'f' | 'm', people: People): People =>
  people.filter(({ relation }) => {
    const bare = plain(relation);
    const isFemale = /a$|^(?:mujer|madre)$/.test(bare);
    return bare !== '' && isFemale === (gender === 'f');
  });

/** A talk of her family, or of what they wrote. */
export const isOfPeople = (topic: Intent | undefined): boolean =>
  topic !== undefined && /^(?:family|messages)\./.test(topic);

interface Asked {
  readonly said: Utterance;
  readonly gateway: Pick<PersonGateway, 'family' | 'messages'>;
}

/** "A Rosario no, a Carmen": one is refused, and another named. */
const REFUSED = /\b(?:al?|de|del|con|para|la|el) (?:(?:mi|tu|su|la|el) )?\p{L}+ no(?= |$)/gu;

/**
 * Names of those that she means, of the people beside her and of those who wrote.
 * @returns undefined where she names nobody, and nobody where she names somebody whom we do not know
 */
export async function peopleMeant({
  said,
  gateway,
}: Asked): Promise<readonly string[] | undefined> {
  const family = await gateway.family();
  const authors = (await gateway.messages()).map(({ authorName }) => authorName);
  const wanted = said.plain.replace(REFUSED, ' ');
  const others = wanted === said.plain ? undefined : namedIn(wanted, family, authors);
  return others && others.length > 0 ? others : namedIn(said.plain, family, authors);
}

function namedIn(
  said: string,
  family: People,
  authors: readonly string[],
): readonly string[] | undefined {
  const words = said.split(' ');
  const names = [...new Set([...family.map(({ name }) => name), ...authors])];
  const called = names.filter((name) => isCalledSo(name, words));
  if (called.length > 0) return called;
  const [only, ...more] = names.filter((name) => isMeantBy(firstName(name), words));
  if (only && more.length === 0) return [only];
  const relations = said.replace(SPOKEN_TO, '').match(EVERY_RELATION);
  return relations ? relations.flatMap((it) => related(it, family)) : young(said, family);
}

function related(relation: string, family: People): readonly string[] {
  const stem = relation.replace(/s$/, '');
  // "Mis hijos" are daughters, too.
  const stems = relation.endsWith('os') ? [stem, stem.replace(/o$/, 'a')] : [stem];
  return family
    .filter((it) => wordsOf(plain(it.relation)).some((word) => stems.includes(word)))
    .map(({ name }) => name);
}
