import type { Sequence } from '@encina/games/sequence';
import type { Remark, Said } from '../game-kind.ts';

/** What a game of sequences calls its symbols, and what is to be done with them. */
export interface SymbolWords {
  readonly nameOf: (symbol: number) => string;
  readonly look: string;
  readonly repeat: string;
}

/** "4, 7, 1" */
const inOrder = (symbols: readonly number[], { nameOf }: SymbolWords): string =>
  symbols.map(nameOf).join(', ');

/** What is said of a sequence that is shown, of each symbol that is entered, of a level that is passed. */
export const tellSequence =
  (words: SymbolWords) =>
  (state: Sequence, before?: Sequence): Said | undefined => {
    const { phase, sequence, entered, level } = state;
    if (phase === 'showing' && before?.phase !== 'showing') {
      return { seen: `Nivel ${level}. ${words.look}`, heard: `Son ${inOrder(sequence, words)}.` };
    }
    if (phase === 'input' && before?.phase === 'showing') return words.repeat;
    if (phase === 'right' && before?.phase === 'input') return '¡Muy bien! Ahora, uno más.';
    if (entered.length === before?.entered.length || entered.length === 0) return undefined;
    const last = words.nameOf(entered.at(-1) ?? 0);
    return phase === 'over'
      ? overWords(state, words)
      : `${last}. Llevas ${entered.length} de ${sequence.length}.`;
  };

/** What was right first, then what it was. */
function overWords({ sequence, entered }: Sequence, words: SymbolWords): Said {
  const right = entered.length - 1;
  const count =
    right === 0
      ? 'La serie era esta.'
      : `Has acertado ${right} de ${sequence.length}. La serie era esta.`;
  return { seen: count, heard: `${inOrder(sequence, words)}.` };
}

/** At the end, what came next. */
export const remarkSequence =
  ({ nameOf }: Pick<SymbolWords, 'nameOf'>) =>
  ({ phase, sequence, entered }: Sequence, before: Sequence): Remark | undefined => {
    if (phase === before.phase) return undefined;
    if (phase === 'right') return { words: '¡Muy bien!', glad: true };
    const wanted = sequence[entered.length - 1];
    return phase === 'over' && wanted !== undefined
      ? { words: `Tocaba: ${nameOf(wanted)}`, glad: false }
      : undefined;
  };
