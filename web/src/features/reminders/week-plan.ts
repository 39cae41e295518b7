import type { Reminder } from '@encina/contract/reminders';

export interface PlannedLine {
  readonly time: string;
  readonly title: string;
}
export interface WeekPlan {
  /** What comes on all of the seven days at the same hour. */
  readonly everyDay: readonly PlannedLine[];
  /** The rest, by local day. */
  readonly days: ReadonlyMap<string, readonly PlannedLine[]>;
}

const DAYS = 7;

/** A week on one page: what comes every day is written once. */
export function weekPlan(reminders: readonly Reminder[], days: readonly string[]): WeekPlan {
  const byLine = Map.groupBy(reminders, ({ id, occurrence }) => `${id} ${occurrence.slice(11)}`);
  const isDaily = ({ id, occurrence }: Reminder) =>
    new Set(byLine.get(`${id} ${occurrence.slice(11)}`)?.map((it) => it.occurrence)).size >= DAYS;
  const lineOf = ({ occurrence, title }: Reminder) => ({ time: occurrence.slice(11), title });
  const firstDay = days[0] ?? '';
  const daily = reminders.filter((it) => isDaily(it) && it.occurrence.startsWith(firstDay));
  const others = reminders.filter((it) => !isDaily(it));
  return {
    everyDay: daily.map(lineOf).toSorted(byTime),
    days: new Map(
      days.map((day) => [
        day,
        others
          .filter(({ occurrence }) => occurrence.startsWith(day))
          .map(lineOf)
          .toSorted(byTime),
      ]),
    ),
  };
}

const byTime = (a: PlannedLine, b: PlannedLine) => a.time.localeCompare(b.time);

/** Lines of a page, headings included. */
export const linesOf = ({ everyDay, days }: WeekPlan): number =>
  everyDay.length + [...days.values()].reduce((sum, lines) => sum + lines.length + 1, 2);
