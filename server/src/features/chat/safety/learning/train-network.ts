import type { Features } from '../features.ts';
import type { Network } from '../network.ts';

export interface Shape {
  /** How many rows share all places, a power of two. */
  readonly rows: number;
  readonly hidden: number;
  readonly sorts: number;
}

/** How far from nothing the ways out begin; what stands in no example stays nothing. */
const SPREAD = 0.3;
const CAUTION = 1e-2;

/** A net that has learnt nothing yet. What chance begins with tells one from another: they err differently. */
export function newNetwork(
  { rows, hidden, sorts }: Shape,
  chance: () => number,
): Network & { readonly rows: Float32Array } {
  // Box and Muller's way from two even chances to a normal one.
  const normal = () =>
    Math.sqrt(-2 * Math.log(chance() || Number.MIN_VALUE)) * Math.cos(2 * Math.PI * chance());
  return {
    rows: new Float32Array(rows * hidden),
    offsets: new Float32Array(hidden),
    out: Float32Array.from({ length: sorts * hidden }, () => normal() * SPREAD),
    biases: new Float32Array(sorts),
  };
}

/** AdaGrad: each number is moved in steps that shorten with all that it has been moved. */
export function stepper(numbers: Float32Array | Float64Array, step: number) {
  const squares = new Float32Array(numbers.length).fill(CAUTION);
  return (at: number, slope: number, rate = 1): void => {
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    numbers[at] = (numbers[at] ?? 0) - (rate * step * slope) / Math.sqrt(square);
  };
}

/** How long the steps of the rows are, and those of all behind them. */
export interface Steps {
  readonly rows: number;
  readonly out: number;
}

interface Seen {
  readonly features: Features;
  readonly hidden: Float32Array;
}

/** @returns what moves a net a little, by how far each sort was off and at that share of its steps */
export function trainer(net: Network & { readonly rows: Float32Array }, steps: Steps) {
  const units = net.offsets.length;
  const last = net.rows.length / units - 1;
  const move = {
    rows: stepper(net.rows, steps.rows),
    offsets: stepper(net.offsets, steps.out),
    out: stepper(net.out, steps.out),
    biases: stepper(net.biases, steps.out),
  };

  /** @returns what of it each hidden unit has to answer for */
  function moveOut(off: ArrayLike<number>, hidden: Float32Array, rate: number): Float32Array {
    const blame = new Float32Array(units);
    for (let sort = 0; sort < off.length; sort++) {
      const slope = off[sort] ?? 0;
      for (let k = 0; k < units; k++) {
        const at = sort * units + k;
        blame[k] = (blame[k] ?? 0) + slope * (net.out[at] ?? 0);
        move.out(at, slope * (hidden[k] ?? 0), rate);
      }
      move.biases(sort, slope, rate);
    }
    return blame.map((it, k) => it * (1 - (hidden[k] ?? 0) ** 2));
  }

  return ({ features, hidden }: Seen, off: ArrayLike<number>, rate = 1): void => {
    const blame = moveOut(off, hidden, rate);
    const { places, amounts } = features;
    for (let i = 0; i < places.length; i++) {
      const from = ((places[i] ?? 0) & last) * units;
      for (let k = 0; k < units; k++) {
        move.rows(from + k, (blame[k] ?? 0) * (amounts[i] ?? 0), rate);
      }
    }
    for (let k = 0; k < units; k++) move.offsets(k, blame[k] ?? 0, rate);
  };
}
