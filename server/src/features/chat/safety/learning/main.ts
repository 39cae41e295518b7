/**
 * `node server/src/features/chat/safety/learning/main.ts`: learns to tell danger from daily life, and keeps what was
 * learnt in `safety/recogniser.bin`. It takes a minute or two, and gives the same file wherever it runs.
 */
import { writeFileSync } from 'node:fs';
import { DANGERS } from '../answers.ts';
import { FILE, packed } from '../recogniser-file.ts';
import { quantised } from '../weights.ts';
import { corpus, type Example, fingerprint } from './corpus.ts';
import { learnWeights } from './learn.ts';
import { WHICH, YES_OR_NO } from './plan.ts';

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
