/** `npm run budget`: what the JavaScript of the first screen weighs; fails above the limit. */
import process from 'node:process';
import { BUDGET, firstScreen, total } from './support/first-screen.ts';
import { ensureWebBuilt } from './support/web-build.mjs';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
const weights = firstScreen().sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of weights) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(`${kilobytes(total(weights))}  in all, of ${kilobytes(BUDGET).trim()} (brotli)`);
if (total(weights) > BUDGET) process.exitCode = 1;
