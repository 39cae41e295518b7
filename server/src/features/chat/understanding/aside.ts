import { plain } from './words.ts';

/** What she calls us, which names nothing: "corazón" is no pill, and "mi vida" no story. */
const CALLED =
  '(?:mi )?(?:coraz[oó]n|cielo|cielito|vida|alma|arma|reina|prenda|cari[nñ]o|bonita|guapa|hermosa|tesoro|sol|amor|rica|preciosa)(?: m[ií]a)?';
/** What is said while a word does not come. */
const SEARCHING =
  '(?:(?:ay|uy),? )?c[oó]mo (?:se llama(?:ba)?|se dice|era)|que ahora no me sale(?: el nombre)?';
const ASIDE = new RegExp(
  `(?<=[,.;:?!¿¡]\\s*)(?:${CALLED}|${SEARCHING})(?=\\s*[,.;:?!])|(?<=[,;]\\s*)${CALLED}(?=\\s*$)`,
  'giu',
);
const FEWEST_WORDS = 3;

/** Without what stands aside between its signs; what is too short to stand without it stays whole. */
export function withoutAside(text: string): string {
  const rest = text.replace(ASIDE, '');
  return plain(rest).split(' ').length >= FEWEST_WORDS ? rest : text;
}
