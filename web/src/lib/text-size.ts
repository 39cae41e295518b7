import type { TextSize } from '@encina/contract/settings';
import { ownChoice } from './own-choice.ts';

const size = ownChoice<TextSize>(() => {
  document.documentElement.dataset.textSize = size.current() ?? 'normal';
});

/** Grows all text of the page; each person chooses it in Ajustes, and it goes when she goes. */
export const applyTextSize = size.choose;

/** Shows another size while she chooses, whatever is applied meanwhile; `undefined` shows her own again. */
export const tryTextSize = size.try;
