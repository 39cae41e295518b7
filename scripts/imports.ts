/** Part of `npm run check`: names every import that the architecture forbids, and the rule's reason. */
import process from 'node:process';
import config from '../.dependency-cruiser.mjs';
import { NO_FOLDER_CIRCLES } from './support/folder-circles.ts';
import { forbiddenImports } from './support/import-rules.ts';
import { root } from './support/paths.mjs';

const reasons = new Map([
  ...config.forbidden.map(({ name, comment }) => [name, comment] as const),
  [NO_FOLDER_CIRCLES, 'Two folders that need each other cannot be understood one after the other.'],
]);

const found = Map.groupBy(await forbiddenImports(root, ['.']), ({ rule }) => rule);
for (const [rule, breaches] of found) {
  console.log(`${rule}: ${reasons.get(rule)}`);
  for (const { from, to } of breaches) console.log(`  ${from} → ${to}`);
}
process.exitCode = found.size > 0 ? 1 : 0;
