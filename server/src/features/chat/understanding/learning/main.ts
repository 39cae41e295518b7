/**
 * `node server/src/features/chat/understanding/learning/main.ts`: learns what is meant from `phrases/`, and keeps it in
 * `understanding/classifier.bin`. It takes less than a minute, and gives the same file wherever it runs.
 */
import { writeFileSync } from 'node:fs';
import { FILE, packed, quantised } from '../classifier-file.ts';
import { PLACES } from '../features.ts';
import { CLASSES, corpus, exampleOf, fingerprint, ROUNDS } from './corpus.ts';
import { learnTable } from './learn.ts';

const plan = { classes: CLASSES.length, places: PLACES, rounds: ROUNDS };
const learnt = quantised(learnTable(corpus().map(exampleOf), plan));
writeFileSync(FILE, packed({ fingerprint: fingerprint(), classes: [...CLASSES], ...learnt }));
