import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/** What all JavaScript of the first screen may weigh, brotli, in bytes. */
export const BUDGET = 95 * 1024;

const dist = inRoot('web', 'dist');

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
 * Every script that the browser needs before the first screen stands: the entry, in
 * which the first view is, all that it imports, and what index.html loads ahead.
 * @throws Error when the web is not built
 */
export function firstScreen(): Weight[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const ahead = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file = '']) => file);
  return weighed(new Set([...filesOf([]), ...ahead]));
}

/** What a view adds to the views before it. Views are named as their files are: `sudoku-game`. */
export function addedBy(view: string, before: readonly string[]): Weight[] {
  return weighed(filesOf([view]).difference(filesOf(before)));
}

export const total = (weights: Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** Files that import themselves by way of others: what one of them holds may be asked for too early. */
export function circles(): string[] {
  const manifest = readManifest();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (manifest[from]?.imports ?? []).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return Object.keys(manifest).filter((chunk) => reaches(chunk, chunk));
}

/** The entry, the views, and all that they import at once. */
function filesOf(views: readonly string[]): Set<string> {
  const manifest = readManifest();
  const files = new Set<string>();
  const follow = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  for (const [source, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(source);
  for (const view of views) {
    const source = Object.keys(manifest).find((it) => path.basename(it).startsWith(`${view}.`));
    if (!source) throw new Error(`web/dist has no chunk for the view ${view}.`);
    follow(source);
  }
  return files;
}

const weighed = (files: ReadonlySet<string>): Weight[] =>
  [...files].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(path.join(dist, file))).length,
  }));
