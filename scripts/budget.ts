/** `npm run budget`: what the JavaScript of the first screen weighs; fails where anything of the web weighs too much. */
import process from 'node:process';
import { firstScreen, total } from './support/first-screen.ts';
import { BUDGETS, budgetBreaches } from './support/web-budgets.ts';
import { ensureWebBuilt } from './support/web-build.mjs';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

await ensureWebBuilt({ announce: 'Building the web…', failure: 'The web does not build.' });
const weights = firstScreen().sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of weights) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(
  `${kilobytes(total(weights))}  in all, of ${kilobytes(BUDGETS.firstScreen).trim()} (brotli)`,
);
const breaches = budgetBreaches();
for (const breach of breaches) console.error(`Too heavy: ${breach}`);
if (breaches.length > 0) process.exitCode = 1;
