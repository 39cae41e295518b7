import { sound } from '../understanding/spelling.ts';
import type { Pattern } from './pattern.ts';

/** Words of every sentence: none of them, and no row of them, tells of a danger. */
const EMPTY = new Set(
  `a al ahora algo alguien aqui cada como con creo cuanta cuantas cuanto cuantos da dado dan dando de debe debo deja
  dejan dejo del dice dicen dio donde dos el ella en encuentro es esta estan este esto estoy ha hace hacer hacerme hago
  han has hay he hoy iba ido la las le les lo los mal mano mas me mejor menos mi mio mis mucha mucho muy no nos o otra
  otro para parece poner pongo por pueda puede pueden puedo puesto que quiere quieren quiero quisiera sabe sabes sale
  salen se siento sigo sin son su sus te tengo tiene tienen toca tocan todo toma tomado tomar tomarme tome tomo tu un una
  uno unos va van veo viene voy y ya yo`
    .split(/\s+/)
    .map(sound),
);

/**
 * Whether a pattern matches a sentence that says nothing, because what carries its danger may be left out: "me estoy
 * (sangrando)" is found in "me estoy tomando un café". A pattern without optional parts says what it means.
 */
export const matchesWithoutItsDanger = (pattern: Pattern): boolean =>
  pattern.some((row) => row.some(({ isOptional, gap }) => isOptional && gap === 0)) &&
  !pattern.some((row) =>
    row.some(({ isOptional, sounds }) => !isOptional && sounds.every((it) => !EMPTY.has(it))),
  );
