/** `bench/RESULTS.md`: written by runs alone. A run puts its parts in the place of the same parts of before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot } from '../../scripts/support/paths.mjs';

const FILE = inRoot('bench/RESULTS.md');
const TITLE = `# What was measured

Written by \`npm run bench\`, which measures and writes every figure here; what is told beside a median is the least and
the most of its rounds. A part that is run again replaces its section.
`;

const begin = (part: string) => `<!-- ${part} -->`;
const end = (part: string) => `<!-- end of ${part} -->`;

/** What a part has to tell: on the terminal at once, and in its section at the end. */
export interface Report {
  /** A paragraph, or a table. */
  say(markdown: string): void;
  /** One figure, in a line of its own. */
  note(name: string, figures: string): void;
}

export interface Section extends Report {
  text(): string;
}

export function newSection(): Section {
  let text = '';
  let inList = false;
  const add = (markdown: string, isItem: boolean) => {
    const between = inList && isItem ? '\n' : '\n\n';
    const added = text === '' ? markdown : between + markdown;
    process.stdout.write(added);
    text += added;
    inList = isItem;
  };
  return {
    say: (markdown) => add(markdown, false),
    note: (name, figures) => add(`- ${name}: ${figures}`, true),
    text: () => text,
  };
}

/** Puts a section into the file, or in the place of the one of the same part. */
export function keepSection(part: string, text: string): void {
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE;
  writeFileSync(FILE, withSection(known, part, text));
}

export function withSection(file: string, part: string, text: string): string {
  const section = `${begin(part)}\n\n${text}\n\n${end(part)}`;
  const from = file.indexOf(begin(part));
  const to = file.indexOf(end(part));
  if (from < 0 || to < 0) return `${file.trimEnd()}\n\n${section}\n`;
  return file.slice(0, from) + section + file.slice(to + end(part).length);
}
