/**
 * How many people one machine carries: a day of theirs, of which each waking hour is played for a while at its own pace,
 * and then the minute in which everybody takes the nine o'clock pill. Requests come at their moments whether those
 * before were answered or not. Who asks runs on the same machine as who answers, in a process of its own.
 */
import { writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/support/paths.mjs';
import { ENGINES, withRoom } from '../support/encina.ts';
import { commitWords, machineWords } from '../support/machine.ts';
import type { Part } from '../support/part.ts';
import { figure, table } from '../support/words.ts';
import { type Capacity, capacityOn, type Lengths, type Trial } from './village/capacity.ts';
import { KINDS, type Kind, requestsADay, rowsADay } from './village/day.ts';
import { FIGURES_FILE, keepScale } from './village/figures.ts';
import { LIMITS } from './village/play.ts';
import type { Figures } from './village/scale.ts';

const LENGTHS: Lengths = { first: 500, most: 64_000, halvings: 4, hourSeconds: 2, nineSeconds: 60 };
const QUICK: Lengths = { first: 500, most: 8_000, halvings: 2, hourSeconds: 0.2, nineSeconds: 8 };

export const village: Part = {
  about: 'A village: how many people one machine carries',
  async run(report, { quick }) {
    const machine = machineWords();
    const engines: Partial<Record<(typeof ENGINES)[number], Capacity>> = {};
    report.say(`Enough is: ${criterion}`);
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const capacity = await capacityOn(
          await room.place(engine),
          quick ? QUICK : LENGTHS,
          (trial) => report.note(`${engine}, ${trial.people} people`, wordsOf(trial)),
        );
        engines[engine] = capacity;
        report.note(
          `**${engine}**`,
          `${capacity.isLeast ? 'at least ' : ''}${capacity.people} people`,
        );
        report.say(tableOf(capacity));
      }
    });
    const { SQLite, PostgreSQL } = engines;
    if (!SQLite || !PostgreSQL) throw new Error('Not every engine was measured.');
    const at = Temporal.Now.instant().toString({ smallestUnit: 'minute' });
    const figures: Figures = {
      at,
      isQuick: quick,
      machine,
      commit: commitWords(),
      criterion,
      requestsADay,
      rowsADay,
      engines: { SQLite, PostgreSQL },
    };
    writeFileSync(inRoot(FIGURES_FILE), `${JSON.stringify(figures, undefined, 2)}\n`);
    keepScale(figures);
  },
};

const criterion = `99 of 100 reads below ${LIMITS.read} ms, 99 of 100 writes below ${LIMITS.write} ms, each kind by itself, and no error`;

const wordsOf = ({ isServed, heard }: Trial): string => {
  const kinds = Object.entries(heard).map(
    ([kind, { p99, failed }]) => `${kind} ${figure(p99)}${failed > 0 ? `, ${failed} failed` : ''}`,
  );
  return `${isServed ? 'served' : 'too many'}, p99 in ms: ${kinds.join('; ')}`;
};

/** What the last trial that was served heard. */
function tableOf({ trials, people }: Capacity): string {
  const heard = trials.find((trial) => trial.people === people)?.heard ?? {};
  return table(
    ['kind', '', 'requests', 'p50 ms', 'p99 ms'],
    Object.entries(heard).map(([kind, { count, p50, p99 }]) => [
      kind,
      KINDS[kind as Kind],
      String(count),
      figure(p50),
      figure(p99),
    ]),
  );
}
