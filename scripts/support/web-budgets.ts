import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstScreen, total, WEB, type Weight, weighed } from './first-screen.ts';

/** What the web may weigh at most, in bytes: scripts as brotli, fonts, which are packed already, as they are. */
export const BUDGETS = {
  /** All JavaScript of the first screen. */
  firstScreen: 95 * 1024,
  /** Each script that a view brings later. */
  chunk: 40 * 1024,
  /** All fonts together. */
  fonts: 60 * 1024,
} as const;

/** What of a build is heavier than it may be: its name, what it weighs, and how much it may. */
export function budgetBreaches(dist = WEB): string[] {
  const first = firstScreen(dist);
  const early = new Set(first.map(({ file }) => file));
  const later = globSync('assets/*.js', { cwd: dist }).filter((file) => !early.has(file));
  return [
    ...heavy('the first screen', total(first), BUDGETS.firstScreen),
    ...weighed(later, dist).flatMap(({ file, bytes }) => heavy(file, bytes, BUDGETS.chunk)),
    ...heavy('the fonts', total(fonts(dist)), BUDGETS.fonts),
  ];
}

const fonts = (dist: string): Weight[] =>
  globSync('assets/*.woff2', { cwd: dist }).map((file) => ({
    file,
    bytes: statSync(path.join(dist, file)).size,
  }));

const heavy = (name: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${name}: ${bytes} of ${most} bytes`] : [];
