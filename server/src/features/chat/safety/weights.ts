import type { Features } from './features.ts';

/** What was learnt: how much each place speaks for a yes. */
export interface Weights {
  /** Its length is a power of two. */
  readonly table: Float64Array | Int8Array;
  readonly bias: number;
  /** What a unit of the table is worth. */
  readonly unit?: number;
}

/** How much a message speaks for a yes, as the logarithm of its odds. */
export function marginOf(
  { table, bias, unit = 1 }: Weights,
  { places, amounts }: Features,
): number {
  const last = table.length - 1;
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    sum += (table[(places[i] ?? 0) & last] ?? 0) * (amounts[i] ?? 0);
  }
  return sum * unit + bias;
}

const MOST = 127;

/** In one byte each: what is lost is less than what was learnt by chance. */
export function quantised(numbers: Float64Array | Float32Array | Int8Array): {
  readonly table: Int8Array;
  readonly unit: number;
} {
  let largest = 0;
  for (const weight of numbers) largest = Math.max(largest, Math.abs(weight));
  const unit = largest / MOST;
  return { table: Int8Array.from(numbers, (it) => Math.round(it / unit)), unit };
}
