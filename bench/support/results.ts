/** `bench/RESULTS.md`: written by runs alone. A run puts its parts in the place of the same parts of before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot } from '../../scripts/support/paths.mjs';
import { withAllTargets } from './all-targets.ts';

const FILE = inRoot('bench/RESULTS.md');
const TITLE = `# What was measured

Written by \`npm run bench\`, which measures and writes every figure here; what is told beside a median is the least and
the most of its rounds. A part that is run again replaces its section.
`;

const PROFILE_TITLE = `# Where the time of a request goes

Written by \`node bench/profile.ts --as <section>\`: each endpoint in a process of its own under the load of ten connections,
with V8's profiler. A moment is of the innermost file that is known; the sum is what the system says that the process
used. Other work on the machine makes every figure greater, so columns of one table are compared, not tables.
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

/** What `bench/profile.ts` has found, in a file of its own. */
export function keepProfile(name: string, text: string): void {
  const file = inRoot('bench/PROFILE.md');
  writeFileSync(file, keptIn(file, PROFILE_TITLE, name, text));
}

/** Puts a section into the file, or in the place of the one of the same part, and the targets of all at the end. */
export function keepSection(part: string, text: string): void {
  writeFileSync(FILE, withAllTargets(keptIn(FILE, TITLE, part, text)));
}

function keptIn(file: string, title: string, part: string, text: string): string {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : title;
  return withSection(known, part, text);
}

export function withSection(file: string, part: string, text: string): string {
  const section = `${begin(part)}\n\n${text}\n\n${end(part)}`;
  const from = file.indexOf(begin(part));
  const to = file.indexOf(end(part));
  if (from < 0 || to < 0) return `${file.trimEnd()}\n\n${section}\n`;
  return file.slice(0, from) + section + file.slice(to + end(part).length);
}
