import type { Remembered } from '../reminders/reminders.read.ts';

/** Two that are so close in time are taken for the same hour, in minutes. */
const CLOSE = 30;
const DAY = 24 * 60;
const MOST_SHOWN = 3;

const timesOf = ({ times, starts_at }: Remembered): string[] =>
  times === '' ? [starts_at.slice(11)] : times.split(',');

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Around midnight, too. */
function isClose(one: string, other: string): boolean {
  const apart = Math.abs(minutes(one) - minutes(other));
  return Math.min(apart, DAY - apart) <= CLOSE;
}

const plain = (title: string): string =>
  title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const isOnce = ({ recurrency }: Remembered): boolean => recurrency === 'none';
const firstDay = ({ starts_at }: Remembered): string => starts_at.slice(0, 10);
const lastDay = (row: Remembered): string =>
  isOnce(row) ? firstDay(row) : (row.until ?? '9999-12-31');

/** Both are there on some day; which days of the week they fall on is not asked. */
const overlap = (one: Remembered, other: Remembered): boolean =>
  firstDay(one) <= lastDay(other) && firstDay(other) <= lastDay(one);

const isSame = (one: Remembered, other: Remembered): boolean =>
  plain(one.title) === plain(other.title) ||
  (one.category === other.category &&
    timesOf(one).some((time) => timesOf(other).some((at) => isClose(time, at))));

/**
 * What she has already that a proposal may contradict: of the same kind at the same hour, or of the same title.
 * @param today what ended before it contradicts nothing
 */
export function clashesWith<Row extends Remembered>(
  proposed: Remembered,
  hers: readonly Row[],
  today: string,
): Row[] {
  return hers
    .filter((row) => lastDay(row) >= today && overlap(proposed, row) && isSame(proposed, row))
    .slice(0, MOST_SHOWN);
}
