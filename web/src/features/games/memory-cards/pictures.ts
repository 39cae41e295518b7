/** What lies under the cards: things of a village, each with its article. */
const PICTURES = [
  ['🌻', 'el girasol'],
  ['🐓', 'el gallo'],
  ['🍞', 'el pan'],
  ['🍇', 'las uvas'],
  ['🐑', 'la oveja'],
  ['🦋', 'la mariposa'],
  ['🍋', 'el limón'],
  ['🔔', 'la campana'],
] as const;

export const emojiOf = (pair: number): string => PICTURES[pair]?.[0] ?? '';
export const nameOf = (pair: number): string => PICTURES[pair]?.[1] ?? '';
/** "El girasol" */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
