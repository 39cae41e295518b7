/**
 * A month of a town, played from one event to the next: what rings, who is told where she does not answer, over a push
 * service that fails now and then, by two instances of which one is killed again and again. What the push service took is
 * held against what should have come.
 */
import { ENGINES, withRoom } from '../support/encina.ts';
import type { Part } from '../support/part.ts';
import { percentile } from '../support/spread.ts';
import { figure, table, timesWords } from '../support/words.ts';
import { nineOClock } from './month/nine-o-clock.ts';
import type { Size } from './month/plan.ts';
import { type Month, simulate } from './month/simulate.ts';

/** The clocks are set back in one and on in the other. */
const MONTH: Size = { people: 500, days: 31, first: '2026-10-05' };
const QUICK: Size = { people: 60, days: 7, first: '2027-03-25' };
/** PostgreSQL takes longer for each of them, on one machine with who asks. */
const OF_POSTGRES = 60;

export const month: Part = {
  about: 'A month: what is lost, what comes twice, what is told falsely',
  async run(report, { quick }) {
    const size = quick ? QUICK : MONTH;
    report.say(
      `From ${size.first} for ${size.days} days, with a restart of two minutes each day; delays are of the clock of the month, until the push service has taken it.`,
    );
    const columns: [string, (string | number)[]][] = [];
    const faults: string[] = [];
    const bursts: [string, readonly number[]][] = [];
    await withRoom(async (room) => {
      for (const engine of quick ? ENGINES.slice(0, 1) : ENGINES) {
        const people = engine === 'SQLite' ? size.people : OF_POSTGRES;
        bursts.push([engine, await nineOClock(await room.place(engine), size.people)]);
        const begin = performance.now();
        const found = await simulate(await room.place(engine), { ...size, people });
        const seconds = (performance.now() - begin) / 1_000;
        columns.push([engine, cellsOf(found, { ...size, people }, seconds)]);
        faults.push(...found.faults.map((words) => `${engine}, ${words}`));
      }
    });
    report.say(
      table(
        ['', ...columns.map(([engine]) => engine)],
        ROWS.map((row, place) => [row, ...columns.map(([, cells]) => String(cells[place]))]),
      ),
    );
    for (const words of faults) report.say(`- ${words}`);
    report.say(FALSE_ONES);
    report.say(OVERTAKEN);
    for (const [engine, delays] of bursts) {
      const name = `${size.people} pills of one minute, on ${engine}, until the push service had them`;
      report.note(name, `${timesWords(delays)}, ${delays.length} came`);
    }
  },
};

const FALSE_ONES =
  'A warning is false where she had answered, and her tablet had no network to say so: it is taken back when that is heard. It says by itself that nobody knows, unless a tablet of hers was heard from just before.';

const OVERTAKEN =
  'What was not rung after a kill had been answered in the half minute until another instance took over, or while the server was away: what she has answered rings no more.';

const ROWS = [
  'people',
  'notices that had to come',
  'lost',
  'doubled',
  'came for no reason',
  'sent again after a kill, one on the screen',
  'not rung after a kill, answered meanwhile',
  'kills, besides the restarts',
  'delay, median',
  'delay, 99 of 100',
  'warnings',
  'false ones a person-month',
  'of them, such as say that she has not answered',
  'took',
];

function cellsOf(found: Month, { people, days }: Size, seconds: number): (string | number)[] {
  const delays = found.delays.toSorted((a, b) => a - b);
  const delay = (share: number) => `${figure(percentile(delays, share) / 1_000)} s`;
  const personMonths = (people * days) / 30;
  return [
    people,
    found.expected,
    found.lost.length,
    found.doubled.length,
    found.unasked,
    found.againAfterKill,
    found.overtaken,
    found.kills,
    delay(0.5),
    delay(0.99),
    found.warnings,
    `${figure(found.falseWarnings / personMonths)} (${found.falseWarnings})`,
    `${figure((found.falseWarnings - found.doubts) / personMonths)} (${found.falseWarnings - found.doubts})`,
    `${figure(seconds)} s`,
  ];
}
