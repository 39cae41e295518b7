import { nameSearch } from './name-search.ts';

/** Words that belong to the word after them. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'lo', 'los', 'el', 'y', 'e', 'san', 'santa']);
/** What stands second in a double first name: "María José", "José Luis", "María de los Ángeles". */
const SECOND_NAMES = new Set(
  `alberto alejandro amparo andres angel angela angeles antonia antonio asuncion aurora belen carlos carmen cecilia
  concepcion consuelo cristina daniel dolores eduardo elena encarnacion enrique esperanza eugenia eulalia felipe felix
  fernanda fernando francisca francisco gabriel gracia guadalupe ignacio inmaculada isabel javier jesus joaquin jorge
  jose josefa josefina juan juana julia julian lourdes luis luisa luz magdalena manuel manuela mar maria mariano mercedes
  miguel milagros montserrat nieves pablo paz pedro piedad pilar rafael rafaela ramon ramona remedios ricardo rocio
  rosa rosario santiago soledad teresa tomas vicenta vicente victor victoria`.split(/\s+/),
);

/**
 * By what a person is put in order: her first surname, without what leads to it, the rest of her surnames, her first name.
 * "María Gómez Rangel" is under Gómez, "José de la Cruz" under Cruz, "María José Díaz" under Díaz. A name is one field:
 * of three parts the second is a surname unless it is known as the second half of a first name. "Gómez, María" says it itself.
 */
export function surnameKey(name: string): string {
  const [before = '', after] = nameSearch(name).split(',');
  if (after !== undefined) return joined(partsOf(before), partsOf(after));
  const parts = partsOf(before);
  const at = surnameAt(parts);
  return joined(parts.slice(at), parts.slice(0, at));
}

interface Part {
  readonly particles: readonly string[];
  readonly word: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let particles: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    if (PARTICLES.has(word)) particles.push(word);
    else {
      parts.push({ particles, word });
      particles = [];
    }
  }
  // A name that ends in a particle, or is one.
  for (const word of particles) parts.push({ particles: [], word });
  return parts;
}

function surnameAt(parts: readonly Part[]): number {
  if (parts.length <= 1) return 0;
  if (parts.length === 2) return 1;
  if (parts.length > 3) return parts.length - 2;
  return SECOND_NAMES.has(parts[1]?.word ?? '') ? 2 : 1;
}

/** The surname first, what led to it last. */
function joined([surname, ...others]: readonly Part[], first: readonly Part[]): string {
  const whole = (parts: readonly Part[]) =>
    parts.flatMap(({ particles, word }) => [...particles, word]);
  return [surname?.word ?? '', ...whole(others), ...whole(first), ...(surname?.particles ?? [])]
    .filter(Boolean)
    .join(' ');
}
