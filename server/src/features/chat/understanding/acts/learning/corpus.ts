import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../learning/learn.ts';
import { readPhrases } from '../../phrases.ts';
import { ACTS, ACTS_IN, type Act, isSituation, type Situation } from '../acts.ts';
import { featuresOf } from '../features.ts';

export const ROUNDS = 20;

/** A reply as one of the hands wrote it, and what it does. */
export interface Replied {
  readonly hand: string;
  readonly situation: Situation;
  readonly act: Act;
  readonly text: string;
}

const HANDS = join(import.meta.dirname, '../hands');

/** All that the classifier of acts learns from: `[situation]`, and under it `act | her words`. */
export const corpus = (): Replied[] =>
  readdirSync(HANDS)
    .toSorted()
    .flatMap((file) =>
      readPhrases(join(HANDS, file)).map(({ intent, text }) => repliedIn(file, intent, text)),
    );

function repliedIn(file: string, situation: string, line: string): Replied {
  const [, name = '', text = ''] = /^([a-z-]+) \| (.+)$/.exec(line) ?? [];
  const act = isSituation(situation) && ACTS_IN[situation].find((it) => it === name);
  if (!act || !isSituation(situation)) throw new Error(`${file}, [${situation}]: ${line}`);
  return { hand: file.replace('.txt', ''), situation, act, text };
}

export const exampleOf = ({ situation, act, text }: Replied): Example => ({
  features: featuresOf(situation, text),
  label: ACTS.indexOf(act),
  weight: 1,
});

/** Every so many replies are taken apart for the fingerprint. */
const PROBES = 10;

/** Changes with each reply that is learnt, and with what is seen in them. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(`${ACTS.join()} ${ROUNDS}`);
  for (const [i, { situation, act, text }] of corpus().entries()) {
    hash.update(`${situation}:${act}:${text}\n`);
    if (i % PROBES === 0) hash.update(featuresOf(situation, text).places);
  }
  return hash.digest('hex').slice(0, 16);
}
