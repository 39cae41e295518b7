import { RELATIONS } from '../understanding/relations.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { plain, wordsOf } from '../understanding/words.ts';
import type { Turn } from './turn.ts';

const SHORTEST_NAME = 3;
/** "Perdona, hija": whoever is spoken to is not spoken of. */
const SPOKEN_TO =
  /\b(?:perdona|perdon|oye|ay|uy|mira|anda|bueno|gracias|espera|no) (?:hij[oa]|mujer)\b(?! mia? )/g;

const OF_PEOPLE = /^(?:family|messages)\./;

/** Whom she speaks of as "ella" or "le": the only one of whom we spoke last. */
export async function theOneTalkedOf(turn: Turn): Promise<string | undefined> {
  const { topic = '', said = '' } = turn.conversation;
  const names = OF_PEOPLE.test(topic)
    ? await peopleMeant({ ...turn, said: utteranceOf(said) })
    : undefined;
  return names?.length === 1 ? names[0] : undefined;
}

/**
 * Names of those that she means, of the people beside her and of those who wrote.
 * @returns undefined where she names nobody, and nobody where she names somebody whom we do not know
 */
export async function peopleMeant({ said, gateway }: Turn): Promise<readonly string[] | undefined> {
  const family = await gateway.family();
  const authors = (await gateway.messages()).map(({ authorName }) => authorName);
  const names = [...new Set([...family.map(({ name }) => name), ...authors])];
  const called = names.filter((name) =>
    wordsOf(name).some((word) => word.length >= SHORTEST_NAME && said.words.includes(word)),
  );
  if (called.length > 0) return called;
  const relation = RELATIONS.exec(said.plain.replace(SPOKEN_TO, ''))?.[0];
  if (!relation) return undefined;
  const stem = relation.replace(/s$/, '');
  // "Mis hijos" are daughters, too.
  const stems = relation.endsWith('os') ? [stem, stem.replace(/o$/, 'a')] : [stem];
  return family
    .filter((it) => wordsOf(plain(it.relation)).some((word) => stems.includes(word)))
    .map(({ name }) => name);
}
