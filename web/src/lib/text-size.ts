import type { TextSize } from '@encina/contract/settings';

let own: TextSize = 'normal';
let tried: TextSize | undefined;

function show(): void {
  document.documentElement.dataset.textSize = tried ?? own;
}

/** Grows all text of the page; each person chooses it in Ajustes, and it goes when she goes. */
export function applyTextSize(size: TextSize): void {
  own = size;
  show();
}

/** Shows another size while she chooses, whatever is applied meanwhile; `undefined` shows her own again. */
export function tryTextSize(size: TextSize | undefined): void {
  tried = size;
  show();
}
