import { readFileSync } from 'node:fs';

interface Block {
  readonly kind: string;
  readonly text: string;
  /** The heading of second rank under which it stands. */
  readonly section: string;
}

/** What a page of the manual tells its reader to do. */
export interface Manual {
  /** Commands under a heading, in their order; under all but those of `not` where none is named. */
  commands(which: { section: string } | { not: readonly string[] }): string;
  /** Files whose first line says where they belong. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

export function readManual(file: string): Manual {
  const blocks = blocksOf(readFileSync(file, 'utf8'));
  return {
    commands: (which) =>
      blocks
        .filter(({ kind }) => kind === 'sh')
        .filter(({ section }) =>
          'section' in which ? section === which.section : !which.not.includes(section),
        )
        .map(({ text }) => text)
        .join('\n'),
    files: blocks.flatMap(({ text }) => {
      const path = /^# (\/\S+)\n/.exec(text)?.[1];
      return path ? [{ path, text }] : [];
    }),
  };
}

function blocksOf(page: string): Block[] {
  const parts = page.matchAll(/^## (?<heading>.+)$|^```(?<kind>\w+)\n(?<text>[\s\S]*?)^```$/gm);
  let section = '';
  const blocks: Block[] = [];
  for (const { groups } of parts) {
    if (groups?.heading) section = groups.heading;
    else blocks.push({ kind: groups?.kind ?? '', text: groups?.text ?? '', section });
  }
  return blocks;
}
