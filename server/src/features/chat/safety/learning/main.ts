/**
 * `node server/src/features/chat/safety/learning/main.ts`: learns to tell danger from daily life, and keeps what was
 * learnt in `safety/recogniser.bin`. It takes seconds, and gives the same file wherever it runs.
 */
import { writeFileSync } from 'node:fs';
import { DANGERS } from '../answers.ts';
import { PLACES } from '../features.ts';
import { FILE, packed } from '../recogniser-file.ts';
import { quantised } from '../weights.ts';
import { corpus, type Example, fingerprint } from './corpus.ts';
import { learnWeights } from './learn.ts';

const YES_OR_NO = { size: PLACES, variants: 2, stories: 0.3, rounds: 8 };
const WHICH = { size: 1 << 13, variants: 1, stories: 0, rounds: 6 };

const examples = corpus();
const isDanger = examples.map(({ text, danger }) => ({ text, isYes: danger !== undefined }));
const dangers = examples.filter(({ danger }) => danger !== undefined);
const isOf = (kind: Example['danger']) =>
  dangers.map(({ text, danger }) => ({ text, isYes: danger === kind }));

const learnt = [
  learnWeights(isDanger, YES_OR_NO),
  ...DANGERS.map((kind) => learnWeights(isOf(kind), WHICH)),
];
writeFileSync(FILE, packed(fingerprint(), learnt.map(quantised)));
