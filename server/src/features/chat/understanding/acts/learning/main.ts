/**
 * `node server/src/features/chat/understanding/acts/learning/main.ts`: learns what a reply does from `hands/`, and keeps it
 * in `understanding/acts/acts.bin`. It takes some seconds, and gives the same file wherever it runs.
 */
import { writeFileSync } from 'node:fs';
import { packed, quantised } from '../../classifier-file.ts';
import { learnTable } from '../../learning/learn.ts';
import { ACTS } from '../acts.ts';
import { FILE } from '../classifier.ts';
import { PLACES, STEPS } from '../features.ts';
import { corpus, exampleOf, fingerprint, ROUNDS } from './corpus.ts';

const plan = { classes: ACTS.length, places: PLACES, rounds: ROUNDS };
const learnt = quantised(learnTable(corpus().map(exampleOf), plan), STEPS);
writeFileSync(FILE, packed({ fingerprint: fingerprint(), classes: [...ACTS], ...learnt }));
