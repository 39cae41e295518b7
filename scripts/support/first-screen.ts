import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/** Where the build of the web lies. */
export const WEB = inRoot('web', 'dist');

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
export function firstScreen(dist = WEB): Weight[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const ahead = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file = '']) => file);
  return weighed(new Set([...filesOf([], dist), ...ahead]), dist);
}

/** What a view adds to the views before it. Views are named as their files are: `sudoku-game`. */
export function addedBy(view: string, before: readonly string[]): Weight[] {
  return weighed(filesOf([view]).difference(filesOf(before)));
}

export const total = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);

const readManifest = (dist = WEB): Record<string, Chunk> =>
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
function filesOf(views: readonly string[], dist = WEB): Set<string> {
  const manifest = readManifest(dist);
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

export const weighed = (files: Iterable<string>, dist = WEB): Weight[] =>
  [...files].map((file) => ({ file, bytes: packedBytes(path.join(dist, file)) }));

/** The build has packed most of them already. */
const packedBytes = (file: string): number =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
