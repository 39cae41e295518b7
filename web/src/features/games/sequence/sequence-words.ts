import type { Sequence } from '@encina/games/sequence';

/** What a game of sequences calls its symbols, and what is to be done with them. */
export interface SymbolWords {
  readonly nameOf: (symbol: number) => string;
  readonly repeat: string;
}

/** "4, 7, 1" */
const inOrder = (symbols: readonly number[], { nameOf }: SymbolWords): string =>
  symbols.map(nameOf).join(', ');

/** What is said of a sequence that is shown, of each symbol that is entered, of a level that is passed. */
export const tellSequence =
  (words: SymbolWords) =>
  (state: Sequence, before?: Sequence): string | undefined => {
    const { phase, sequence, entered, level } = state;
    if (phase === 'showing' && before?.phase !== 'showing') {
      return `Nivel ${level}. Mira: ${inOrder(sequence, words)}.`;
    }
    if (phase === 'input' && before?.phase === 'showing') return words.repeat;
    if (phase === 'right' && before?.phase === 'input') return '¡Muy bien! Sigue uno más largo.';
    if (entered.length === before?.entered.length || entered.length === 0) return undefined;
    const last = words.nameOf(entered.at(-1) ?? 0);
    return phase === 'over'
      ? `Era: ${inOrder(sequence, words)}.`
      : `${last}. Van ${entered.length} de ${sequence.length}.`;
  };
