/** What each part has promised and kept, gathered from the sections of the results: read back, never said again by hand. */
import { table } from './words.ts';

/** As `tellTargets` begins its table. */
export const TARGETS = '#### Targets';
/** The section at the end in which they all stand. */
const ALL = 'targets';

const SECTION = /<!-- ([a-z]+) -->\n([\s\S]*?)<!-- end of \1 -->/g;
const UNKEPT = 'not met';

/** The same results, with the targets of all their parts at the end. */
export function withAllTargets(results: string): string {
  const sections = [...results.matchAll(SECTION)];
  const rows = sections
    .filter(([, part]) => part !== ALL)
    .flatMap(([, part = '', text = '']) => targetsIn(text).map((row) => [`\`${part}\``, ...row]));
  const before = sections.find(([, part]) => part === ALL)?.[0];
  const others = before === undefined ? results : results.replace(before, '');
  if (rows.length === 0) return others;
  const missed = rows.filter((row) => row.at(-1) === UNKEPT).length;
  return `${others.trimEnd()}

<!-- ${ALL} -->

## Targets

Of ${rows.length}, ${missed} not met. \`npm run bench -- <part>\` measures those of a part anew.

${table(['part', 'target', 'measured', ''], rows)}

<!-- end of ${ALL} -->
`;
}

/** The rows of every table of targets. */
const targetsIn = (section: string): string[][] =>
  section
    .split(TARGETS)
    .slice(1)
    .flatMap((after) => rowsOf(after.trimStart()));

/** The rows of the table with which a text begins, without its head and its rule. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
