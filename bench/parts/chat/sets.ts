import {
  FIRST_SET,
  SECOND_SET,
  type UnseenSet,
} from '../../../server/src/features/chat/evaluation/unseen/sets.ts';
import type { Report } from '../../support/results.ts';
import { table } from '../../support/words.ts';
import { dialoguesOf } from './dialogues.ts';
import type { Divided, Found } from './found.ts';
import { saidAlone } from './unseen.ts';

async function foundIn(set: UnseenSet, reveals: boolean): Promise<Found> {
  const [alone, together] = [await saidAlone(set), await dialoguesOf(set, reveals)];
  return {
    shares: [...alone.shares, ...together.shares],
    tables: [...alone.tables, ...together.tables],
  };
}

function tellDivided({ say }: Report, name: string, tables: readonly Divided[]): void {
  for (const { title, head, rows } of tables) say(`${name}, ${title}:\n\n${table(head, rows)}`);
}

/** Both unseen sets: the first as figures of the part, the second in a table beside it. */
export async function tellSets(report: Report, reveals: boolean): Promise<void> {
  const first = await foundIn(FIRST_SET, reveals);
  for (const [name, share] of first.shares) report.note(`unseen ${name}`, share);
  tellDivided(report, 'First unseen set', first.tables);
  const second = await foundIn(SECOND_SET, reveals);
  report.say(table(['second unseen set', 'share'], second.shares));
  tellDivided(report, 'Second unseen set', second.tables);
}
