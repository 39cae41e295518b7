/**
 * `node server/src/features/chat/safety/held-out/main.ts`: how much of what nothing learnt from is seen, by kind. What was
 * missed is printed of the set that bounds are chosen on, and never of the others.
 */
import process from 'node:process';
import { type Judged, judgedIn } from './judged.ts';
import { SETS } from './sentences.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (all: readonly Judged[], isSo: (it: Judged) => boolean): string => {
  const hits = all.filter(isSo).length;
  return `${((100 * hits) / all.length).toFixed(1)} % (${hits} of ${all.length})`;
};
const isAlarmed = ({ got }: Judged): boolean => got !== 'nothing';
const isMet = (it: Judged): boolean => it.isMet;

for (const set of SETS) {
  const [dangers, harmless] = [judgedIn(set, 'dangers'), judgedIn(set, 'harmless')];
  say(`${set}: dangers met ${percent(dangers, isMet)}`);
  say(`${set}: harmless answered ${percent(harmless, ({ got }) => got === 'answered')}`);
  say(`${set}: harmless asked about ${percent(harmless, ({ got }) => got === 'asked')}`);
  for (const [kind, all] of Map.groupBy(dangers, ({ kind }) => kind)) {
    say(`  ${kind}: met ${percent(all, isMet)}`);
  }
  for (const [kind, all] of Map.groupBy(harmless, ({ kind }) => kind)) {
    say(`  ${kind}: taken for a danger ${percent(all, isAlarmed)}`);
  }
  if (set !== 'tuned') continue;
  for (const { kind, text } of dangers.filter((it) => !it.isMet)) say(`missed, ${kind}: ${text}`);
  for (const { got, text } of harmless.filter(isAlarmed)) say(`${got}: ${text}`);
}
