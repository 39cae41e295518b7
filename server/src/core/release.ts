import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Another one for each program that may say the same data in another way, and the same for all instances of one: made
 * of what is written in the contract and in the server. The number of a release is not enough: a copy without its
 * history has no other until somebody writes one.
 */
export function releaseOf(root = ROOT): string {
  const hash = createHash('sha256');
  const files = ['contract', 'server/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name.toString()))
      .filter(isOfProgram),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}

const isOfProgram = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(sep).includes('node_modules');
