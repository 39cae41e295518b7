export type TextSize = 'normal' | 'grande' | 'muy-grande';

/** Grows all text of the page; each person chooses it in Ajustes. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
}
