import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Another one for each program that may say the same data in another way, and the same for all instances of one: made
 * of what is written in the contract and in the server. The number of a release is not enough: a copy without its
 * history has no other until somebody writes one.
 */
export function releaseOf(root = ROOT): string {
  const hash = createHash('sha256');
  const files = ['contract', 'server/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name.endsWith('.test.ts'),
    }),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}
