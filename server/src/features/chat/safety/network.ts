import type { Features } from './features.ts';
import { marginOf, type Weights } from './weights.ts';

/** What was learnt: a net with one hidden layer. */
export interface Network {
  /** For each place one row, of as many numbers as the hidden layer has units; a power of two of rows. */
  readonly rows: Float32Array | Int8Array;
  /** What a unit of the rows is worth. */
  readonly unit?: number;
  /** Of each hidden unit. */
  readonly offsets: Float32Array;
  /** For each sort, how much each hidden unit speaks for it. */
  readonly out: Float32Array;
  /** Of each sort. */
  readonly biases: Float32Array;
}

/** What each hidden unit says of a message, between -1 and 1. */
export function hiddenOf({ rows, offsets, unit = 1 }: Network, features: Features): Float32Array {
  const { places, amounts } = features;
  const units = offsets.length;
  const last = rows.length / units - 1;
  const sums = new Float32Array(units);
  for (let i = 0; i < places.length; i++) {
    const from = ((places[i] ?? 0) & last) * units;
    const amount = amounts[i] ?? 0;
    for (let k = 0; k < units; k++) sums[k] = (sums[k] ?? 0) + (rows[from + k] ?? 0) * amount;
  }
  return sums.map((sum, k) => Math.tanh(sum * unit + (offsets[k] ?? 0)));
}

/** How much that speaks for each sort: logarithms of odds, up to a number that is the same for all. */
function scoresOf({ out, biases }: Network, hidden: Float32Array): Float32Array {
  const units = hidden.length;
  return biases.map((bias, sort) =>
    hidden.reduce((sum, it, k) => sum + (out[sort * units + k] ?? 0) * it, bias),
  );
}

/** A net, and a direct way from each place beside it ("wide and deep", Cheng et al. 2016). Its first sort is no danger. */
export interface WideNetwork extends Network {
  /** How much each place speaks against the first sort by itself. */
  readonly direct: Weights;
}

/** How much a message speaks for each sort: logarithms of odds, up to a number that is the same for all. */
export function wideScores(
  net: WideNetwork,
  features: Features,
  hidden = hiddenOf(net, features),
): Float32Array {
  const scores = scoresOf(net, hidden);
  scores[0] = (scores[0] ?? 0) - marginOf(net.direct, features);
  return scores;
}

/** Logarithm of the odds that it is of any sort but the first. */
export function oddsAgainstFirst(scores: Float32Array): number {
  const most = Math.max(...scores.subarray(1));
  const others = scores.subarray(1).reduce((sum, it) => sum + Math.exp(it - most), 0);
  return Math.log(others) + most - (scores[0] ?? 0);
}
