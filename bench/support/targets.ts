/** A promise in figures, and whether it is kept: computed, never said by hand. */
export interface Target {
  readonly says: string;
  /** What was measured; undefined where it was not. */
  readonly measured: number | undefined;
  readonly atLeast?: number;
  readonly below?: number;
  /** What stands behind a figure: ` ms`, ` ×`. */
  readonly unit: string;
}

export type Judgement = 'met' | 'not met' | 'not measured';

export function judge({ measured, atLeast, below }: Target): Judgement {
  if (measured === undefined || Number.isNaN(measured)) return 'not measured';
  const isHigh = atLeast === undefined || measured >= atLeast;
  const isLow = below === undefined || measured < below;
  return isHigh && isLow ? 'met' : 'not met';
}

/** Undefined where one of the two was not measured. */
export const ratio = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b;
