import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { circularImports, NO_FOLDER_CIRCLES } from './folder-circles.ts';
import { root } from './paths.mjs';

/** An import that the architecture forbids. */
export interface Breach {
  rule: string;
  from: string;
  to: string;
}

/** What breaks the rules of `.dependency-cruiser.mjs`, and the imports that close a circle of folders. */
export async function forbiddenImports(baseDir: string, where: string[]): Promise<Breach[]> {
  const options = await extractDepcruiseOptions(path.join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(where, { ...options, baseDir });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output satisfies ICruiseResult;
  const forbidden = new Set(summary.violations.map(({ from, to }) => `${from} ${to}`));
  // What a rule of its own forbids has to go anyway: it is told once.
  const rest = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: source, to: resolved }))
      .filter(({ from, to }) => !forbidden.has(`${from} ${to}`)),
  );
  return [
    ...summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle?.map(({ name }) => name).join(' → ') ?? to,
    })),
    ...circularImports(rest).map((found) => ({ rule: NO_FOLDER_CIRCLES, ...found })),
  ];
}
