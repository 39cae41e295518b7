import type { MemoryCards } from '@encina/games/memory-cards';
import { capital } from '../../../lib/capital.ts';
import type { Remark } from '../game-kind.ts';
import { nameOf, pluralOf } from './pictures.ts';

const names = ({ cards, open }: MemoryCards): string[] => open.map((at) => nameOf(cards[at] ?? 0));
const foundPairs = ({ found }: MemoryCards): number => found.filter(Boolean).length / 2;

/** What is said of a card that was turned, of two that match, of two that do not. */
export function tellMemory(state: MemoryCards, before?: MemoryCards): string | undefined {
  if (!before) return 'Toca una carta para darle la vuelta.';
  if (foundPairs(state) > foundPairs(before)) {
    const left = state.cards.length / 2 - foundPairs(state);
    if (left === 0) return 'Has encontrado todas las parejas.';
    return left === 1 ? 'Queda una pareja.' : `Quedan ${left} parejas.`;
  }
  if (state.open === before.open || state.open.length === 0) return undefined;
  const [one = '', other] = names(state);
  if (other === undefined) return `${capital(one)}. Busca su pareja.`;
  if (one === other) return pairWords(state);
  return `${capital(one)} y ${other} no son pareja. Recuerda dónde están.`;
}

/** "¡Pareja de gallos!" */
const pairWords = ({ cards, open: [at = 0] }: MemoryCards): string =>
  `¡Pareja de ${pluralOf(cards[at] ?? 0)}!`;

export function remarkMemory(state: MemoryCards, before: MemoryCards): Remark | undefined {
  const [one = 0, other = 0] = state.open;
  const isPair = state.open.length === 2 && state.cards[one] === state.cards[other];
  return isPair && state.open !== before.open ? { words: pairWords(state), glad: true } : undefined;
}
