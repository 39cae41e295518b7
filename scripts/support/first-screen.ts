import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/** What all JavaScript of the first screen may weigh, brotli, in bytes. */
export const BUDGET = 95 * 1024;

/** The view that a visitor sees first; it has a chunk of its own. */
const FIRST_VIEW = 'welcome-landing';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

export interface Weight {
  file: string;
  /** Brotli, in bytes. */
  bytes: number;
}

/**
 * Every script that the browser needs before the first screen stands: the entry, the first view,
 * all that they import, and what index.html loads ahead.
 * @throws Error when the web is not built, or its manifest lacks the first view
 */
export function firstScreen(): Weight[] {
  const dist = inRoot('web', 'dist');
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const starts = Object.entries(manifest).filter(
    ([source, { isEntry }]) => isEntry || path.basename(source).startsWith(`${FIRST_VIEW}.`),
  );
  if (starts.length < 2) throw new Error(`web/dist has no chunk for the view ${FIRST_VIEW}.`);
  const files = new Set<string>();
  const follow = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  for (const [source] of starts) follow(source);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  for (const [, file] of page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)) if (file) files.add(file);
  return [...files].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(path.join(dist, file))).length,
  }));
}

export const total = (weights: Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);
