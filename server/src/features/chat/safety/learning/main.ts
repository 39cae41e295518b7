/**
 * `node server/src/features/chat/safety/learning/main.ts`: learns to tell danger from daily life, and keeps what was
 * learnt in `safety/recogniser.bin`. It takes some minutes, and gives the same file wherever it runs.
 */
import { writeFileSync } from 'node:fs';
import { FILE, packed } from '../recogniser-file.ts';
import { corpus, fingerprint } from './corpus.ts';
import { learnt } from './learnt.ts';

writeFileSync(FILE, packed({ fingerprint: fingerprint(), ...learnt(corpus()) }));
