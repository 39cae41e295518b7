import type { Times } from './one-by-one.ts';
import type { Report } from './results.ts';
import { figure, table } from './words.ts';

export function tellTimes(report: Report, title: string, times: Times): void {
  const rows = [...times].map(([name, { median, p95, loop }]) => [
    name,
    ...[median, p95, loop].map(figure),
  ]);
  report.say(`### ${title}\n\n${table(['', 'median ms', '95 % ms', 'of the loop, ms'], rows)}`);
}
