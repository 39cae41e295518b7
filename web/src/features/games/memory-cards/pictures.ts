/** What lies under the cards: things of a village, each with its article, and several of them. */
const PICTURES = [
  ['🌻', 'el girasol', 'girasoles'],
  ['🐓', 'el gallo', 'gallos'],
  ['🍞', 'el pan', 'panes'],
  ['🍇', 'las uvas', 'uvas'],
  ['🐑', 'la oveja', 'ovejas'],
  ['🦋', 'la mariposa', 'mariposas'],
  ['🍋', 'el limón', 'limones'],
  ['🔔', 'la campana', 'campanas'],
] as const;

export const emojiOf = (pair: number): string => PICTURES[pair]?.[0] ?? '';
export const nameOf = (pair: number): string => PICTURES[pair]?.[1] ?? '';
/** "girasoles", as two of them are called. */
export const pluralOf = (pair: number): string => PICTURES[pair]?.[2] ?? '';
