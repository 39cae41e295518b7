import type { MemoryCards } from '@encina/games/memory-cards';
import { capital, nameOf } from './pictures.ts';

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
  if (other === undefined) return `${capital(one)}. ¿Dónde estará la otra?`;
  if (one === other) return `${capital(one)} y ${other}: ¡pareja!`;
  return `${capital(one)} y ${other} no son pareja. Mira bien dónde están.`;
}
