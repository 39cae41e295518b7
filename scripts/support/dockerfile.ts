/** What a Dockerfile says, as far as ours says it. */

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

export interface Stage {
  readonly image: string;
  /** Undefined where nothing is copied from it. */
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** @throws Error where a line stands before the first FROM */
export function readDockerfile(text: string): Stage[] {
  const stages: { image: string; name: string | undefined; instructions: Instruction[] }[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === '') continue;
    if (word === 'FROM') {
      const [image = '', , name] = rest.split(/\s+/);
      stages.push({ image, name, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${line} stands before the first FROM.`);
    stage.instructions.push({ word, rest });
  }
  return stages;
}

/** `["node", "x"]` as it is, anything else as words of a shell. */
export const argumentsOf = (rest: string): string[] =>
  rest.startsWith('[') ? JSON.parse(rest) : ['/bin/sh', '-c', rest];

/** `A=1 B=2`, without quotes: ours needs none. */
export const assignmentsOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    rest
      .split(/\s+/)
      .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );

/** Whether a path of the context stays out of every image, by the lines of .dockerignore: the last that fits counts. */
export function ignoredBy(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isKept = line.startsWith('!');
      return { isKept, pattern: patternOf(isKept ? line.slice(1) : line) };
    });
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept === false;
}

const patternOf = (glob: string): RegExp => {
  const body = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^${body}(?:/|$)`);
};
