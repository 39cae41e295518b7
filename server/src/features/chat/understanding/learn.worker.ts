import { parentPort } from 'node:worker_threads';
import { learn } from './classifier.ts';
import { learntPhrases } from './phrases.ts';

// As text: the library's object holds classes, which no thread can hand to another.
parentPort?.postMessage(JSON.stringify(await learn(learntPhrases())));
