import { DANGERS, type Danger } from './answers.ts';
import { featuresOf } from './features.ts';
import { type Learnt, unpacked } from './recogniser-file.ts';
import { marginOf } from './weights.ts';

let learnt: Learnt | undefined;

export interface Likeness {
  /** Logarithm of the odds that it tells of a danger. */
  readonly margin: number;
  /** The one that it would be. */
  readonly danger: Danger;
}

/** How like a danger a message is, by what was learnt from sentences of both sorts. */
export function likenessOf(text: string): Likeness {
  // Read with the first message: no start waits for it.
  learnt ??= unpacked();
  const [yesOrNo, ...kinds] = learnt.tables;
  const features = featuresOf(text);
  const scores = kinds.map((it) => marginOf(it, features));
  const best = scores.indexOf(Math.max(...scores));
  return {
    margin: yesOrNo ? marginOf(yesOrNo, features) : 0,
    danger: DANGERS[best] ?? 'life',
  };
}
