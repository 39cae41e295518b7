import type { Block, Paper } from './paper.ts';

const STYLE = `
  body { font: 12pt/1.45 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff }
  h1, h2 { font-family: system-ui, sans-serif; line-height: 1.2 }
  table { border-collapse: collapse; width: 100%; font-size: 10pt }
  th, td { border: 1px solid #777; padding: .3rem .45rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  th { background: #eee } tr { break-inside: avoid } h2 { break-after: avoid }
  @page { margin: 18mm }
`;

/** A page by itself, to be opened, printed and signed. */
export function paperHtml({ title, intro, sections }: Paper): string {
  const parts = sections.map(
    (section) => `<h2>${escaped(section.title)}</h2>\n${section.blocks.map(block).join('\n')}`,
  );
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(intro)}</p>
${parts.join('\n')}
</html>
`;
}

function block(it: Block): string {
  if (typeof it === 'string') return `<p>${escaped(it)}</p>`;
  if ('list' in it) {
    return `<ul>${it.list.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
  }
  const head = it.head.map((cell) => `<th>${escaped(cell)}</th>`).join('');
  const rows = it.rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
