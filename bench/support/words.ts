import { percentile, type Spread } from './spread.ts';

/** Three digits say all that a measure knows: 12,345 stays whole, 1.2345 becomes 1.23. */
export function figure(value: number): string {
  const whole = Math.trunc(Math.abs(value));
  const digits = Math.max(0, whole === 0 ? 2 : 3 - String(whole).length);
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

export const spreadWords = ({ median, least, most }: Spread): string =>
  `**${figure(median)}** (${figure(least)}–${figure(most)})`;

/** Many times, in ms: how long half of them took at most, nearly all, and the longest. */
export function timesWords(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p95, longest] = [0.5, 0.95, 1].map((share) => figure(percentile(sorted, share)));
  return `median ${median} ms, 95 % ${p95} ms, at most ${longest} ms`;
}

/** A table of Markdown, its columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.map(line)].join('\n');
}
