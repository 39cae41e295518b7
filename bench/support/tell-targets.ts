import { TARGETS } from './all-targets.ts';
import type { Report } from './results.ts';
import { judge, type Target } from './targets.ts';
import { figure, table } from './words.ts';

export function tellTargets(report: Report, targets: readonly Target[]): void {
  const rows = targets.map((target) => [
    target.says,
    target.measured === undefined ? '' : `${figure(target.measured)}${target.unit}`,
    judge(target),
  ]);
  report.say(`${TARGETS}\n\n${table(['target', 'measured', ''], rows)}`);
}
