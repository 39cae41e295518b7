import { expect, it } from 'vitest';
import { withAllTargets } from './all-targets.ts';
import { newSection, withSection } from './results.ts';
import { tellTargets } from './tell-targets.ts';

function told(measured: number): string {
  const section = newSection();
  section.say('## A part');
  tellTargets(section, [
    { says: 'a poll is quick', measured, below: 10, unit: ' ms' },
    { says: 'a list is quick', measured: undefined, below: 10, unit: ' ms' },
  ]);
  section.say('_Measured by `npm run bench`._');
  return section.text();
}

/** As a run writes them. */
const keep = (results: string, part: string, text: string) =>
  withAllTargets(withSection(results, part, text));
/** The last section, its cells without the blanks that only make columns. */
const lastOf = (results: string) =>
  results.slice(results.indexOf('<!-- targets -->')).replace(/ +/g, ' ');

it('the targets of all parts stand at the end, as each part has judged them', () => {
  const results = keep(keep('# Measured\n', 'flat', told(12)), 'homes', told(3));
  expect(lastOf(results)).toContain('Of 4, 1 not met.');
  expect(lastOf(results)).toContain('| `flat` | a poll is quick | 12 ms | not met |');
  expect(lastOf(results)).toContain('| `homes` | a poll is quick | 3 ms | met |');
  expect(lastOf(results)).toContain('| `homes` | a list is quick | | not measured |');
});

it('a part that is measured again takes its rows with it, and they stay at the end', () => {
  const first = keep(keep('# Measured\n', 'flat', told(12)), 'chat', 'no targets');
  const again = keep(first, 'flat', told(4));
  expect(lastOf(again)).toContain('Of 2, 0 not met.');
  expect(lastOf(again)).not.toContain('12 ms');
  expect(again.match(/<!-- targets -->/g)).toHaveLength(1);
  expect(again.indexOf('<!-- targets -->')).toBeGreaterThan(again.indexOf('<!-- end of chat -->'));
  expect(withAllTargets(again)).toBe(again);
});

it('where no part has promised anything there is no such section', () => {
  expect(keep('# Measured\n', 'chat', 'no targets')).not.toContain('<!-- targets -->');
});
