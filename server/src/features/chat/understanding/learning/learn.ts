import type { Features } from '../hashing.ts';
import { BIAS, chancesOf } from '../linear.ts';
import { chanceFrom } from './chance.ts';

export interface Example {
  readonly features: Features;
  /** Its class, as a number. */
  readonly label: number;
  /** How much it counts. */
  readonly weight: number;
}

export interface Plan {
  readonly classes: number;
  readonly places: number;
  readonly rounds: number;
}

/** Share of the parts that are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.5;
const STEP = 0.5;
const CAUTION = 1e-2;
/** A class that is this unlikely has learnt enough of an example. */
const NEGLIGIBLE = 1e-3;

/**
 * A multinomial logistic regression, learnt by stochastic gradient with AdaGrad steps. The same examples give the
 * same table: a row of classes for each place, and one more that every message has.
 */
export function learnTable(examples: readonly Example[], plan: Plan): Float32Array {
  const table = new Float32Array((plan.places + 1) * plan.classes);
  const squares = new Float32Array(table.length).fill(CAUTION);
  const chance = chanceFrom(1);
  for (let round = 0; round < plan.rounds; round++) {
    const rate = STEP * (1 - (0.9 * round) / plan.rounds);
    for (const { features, label, weight } of shuffled(examples, chance)) {
      const seen = thinned(features, plan, chance);
      const off = chancesIn(table, seen, plan.classes);
      off[label] = (off[label] ?? 0) - 1;
      for (let kind = 0; kind < plan.classes; kind++) {
        const slope = (off[kind] ?? 0) * weight;
        if (Math.abs(slope) > NEGLIGIBLE) descend(table, squares, seen, { kind, slope, rate });
      }
    }
  }
  return table;
}

/** Places of the table where the rows of the parts begin, without some of them, and how much each counts. */
interface Seen {
  readonly rows: readonly number[];
  readonly amounts: readonly number[];
}

function thinned({ places, amounts }: Features, plan: Plan, chance: () => number): Seen {
  const kept = [...places.keys()].filter(() => chance() >= LEFT_OUT);
  return {
    rows: [...kept.map((i) => (places[i] ?? 0) * plan.classes), plan.places * plan.classes],
    amounts: [...kept.map((i) => (amounts[i] ?? 0) / (1 - LEFT_OUT)), BIAS],
  };
}

function chancesIn(table: Float32Array, { rows, amounts }: Seen, classes: number): Float64Array {
  const scores = new Float64Array(classes);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const amount = amounts[i] ?? 0;
    for (let kind = 0; kind < classes; kind++) {
      scores[kind] = (scores[kind] ?? 0) + (table[row + kind] ?? 0) * amount;
    }
  }
  return chancesOf(scores);
}

interface Step {
  readonly kind: number;
  readonly slope: number;
  readonly rate: number;
}

function descend(
  table: Float32Array,
  squares: Float32Array,
  { rows, amounts }: Seen,
  { kind, slope, rate }: Step,
): void {
  for (let i = 0; i < rows.length; i++) {
    const at = (rows[i] ?? 0) + kind;
    const own = slope * (amounts[i] ?? 0);
    const square = (squares[at] ?? 0) + own * own;
    squares[at] = square;
    table[at] = (table[at] ?? 0) - (rate * own) / Math.sqrt(square);
  }
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
