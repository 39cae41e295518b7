import type { Block, Paper } from './paper.ts';

/** The same to be read where code is read. */
export function paperMarkdown({ title, intro, sections }: Paper): string {
  const parts = sections.map(
    (section) => `## ${section.title}\n\n${section.blocks.map(block).join('\n\n')}`,
  );
  return [`# ${title}`, intro, ...parts].join('\n\n').concat('\n');
}

function block(it: Block): string {
  if (typeof it === 'string') return it;
  if ('list' in it) return it.list.map((line) => `- ${line}`).join('\n');
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(it.head), row(it.head.map(() => '---')), ...it.rows.map(row)].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
