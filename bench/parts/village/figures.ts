import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/support/paths.mjs';
import { type Figures, scaleTables } from './scale.ts';

/** What the last run has measured: the tables of docs/scale.md come from here. */
export const FIGURES_FILE = 'bench/village.json';
const SCALE_FILE = 'docs/scale.md';

/** `<!-- name -->` … `<!-- end of name -->`. */
const SECTION = /(<!-- (?<name>[a-z]+) -->\n)[\s\S]*?(\n<!-- end of \k<name> -->)/g;

/** The page with the tables that these figures make. @throws Error where it has a section that nobody fills */
export function withTables(page: string, figures: Figures): string {
  const tables: Readonly<Record<string, string>> = scaleTables(figures);
  return page.replaceAll(SECTION, (_, begin: string, name: string, end: string) => {
    const text = tables[name];
    if (text === undefined) throw new Error(`Nothing is called ${name}.`);
    return `${begin}\n${text}\n${end}`;
  });
}

export function keepScale(figures: Figures): void {
  const file = inRoot(SCALE_FILE);
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), figures));
}
