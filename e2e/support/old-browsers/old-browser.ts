import { existsSync } from 'node:fs';
import path from 'node:path';

/** As much of a browser as the journey needs, so that each is driven by whatever it understands. */
export interface OldBrowser {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page, and hands back what it returns. */
  run(body: string): Promise<unknown>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const WIDTH = 820;
export const HEIGHT = 1180;

/** A browser that is not here; the message says how it could be. */
export class NotInstalledError extends Error {}

/** @throws NotInstalledError when no folder of PATH, nor a further one, holds the program */
export function programOf(name: string, advice: string, further: readonly string[] = []): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...further];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new NotInstalledError(advice);
  return found;
}
