/** Turns scores into chances that sum up to one, in place. */
export function chancesOf<Scores extends Float32Array | Float64Array>(scores: Scores): Scores {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    const chance = Math.exp((scores[i] ?? 0) - most);
    scores[i] = chance;
    sum += chance;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
}

/** How much the last row of a table counts, which every message has. */
export const BIAS = 0.2;
