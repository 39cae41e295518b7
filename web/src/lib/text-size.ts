import type { TextSize } from '@encina/contract/users';

/** Grows all text of the page; each person chooses it in Ajustes, and it goes when she goes. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
}
