import type { Reminder } from '@encina/contract/reminders';

export interface PlannedLine {
  readonly time: string;
  readonly title: string;
  /** What is written beside it, and by whom where she did not: "en ayunas". */
  readonly note: string;
  /** It is done already: its box comes ticked. */
  readonly isDone: boolean;
  /** Address of its photo, small. */
  readonly photo?: string | undefined;
}
export interface WeekPlan {
  /** What comes on all of the seven days at the same hour. */
  readonly everyDay: readonly PlannedLine[];
  /** The rest, by local day. */
  readonly days: ReadonlyMap<string, readonly PlannedLine[]>;
}

const DAYS = 7;

/** A week on one page: what comes every day is written once. @param photos addresses by reminder */
export function weekPlan(
  reminders: readonly Reminder[],
  days: readonly string[],
  photos: ReadonlyMap<string, string> = new Map(),
): WeekPlan {
  const byLine = Map.groupBy(reminders, ({ id, occurrence }) => `${id} ${occurrence.slice(11)}`);
  const isDaily = ({ id, occurrence }: Reminder) =>
    new Set(byLine.get(`${id} ${occurrence.slice(11)}`)?.map((it) => it.occurrence)).size >= DAYS;
  const firstDay = days[0] ?? '';
  const lineOf = (it: Reminder) => plannedLine(it, photos.get(it.id));
  const daily = reminders.filter((it) => isDaily(it) && it.occurrence.startsWith(firstDay));
  const others = reminders.filter((it) => !isDaily(it) && it.state !== 'skipped');
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

const plannedLine = (
  { occurrence, title, description, state, writtenBy }: Reminder,
  photo: string | undefined,
): PlannedLine => ({
  time: occurrence.slice(11),
  title,
  note: [description, writtenBy && `Apuntado por ${writtenBy}`].filter(Boolean).join(' · '),
  isDone: state === 'done',
  ...(photo === undefined ? {} : { photo }),
});

const byTime = (a: PlannedLine, b: PlannedLine) => a.time.localeCompare(b.time);

/** A4 between its margins: points of height, and letters of a line at one point of text. */
const PAGE_POINTS = 740;
const LETTERS_AT_ONE_POINT = 990;
/** What stands in a line beside the words, in letters: the hour, and the boxes of a day or of a week. */
const HOUR = 6;
const BOX = { letters: 3, height: 1.4 };
const WEEK_OF_BOXES = { letters: 21, height: 2.3 };
/** Heights, in lines of one point: of a line of words and what lies around them, of a photo, of the title, of a heading. */
const WORDS = 1.3;
const AROUND = 0.2;
const PHOTO = 3.2;
const TITLE = 2.4;
const HEADING = 2;
/** In points, largest first. Below the last nobody reads it from the door: then it takes a second page. */
const SMALLEST = 13;
const SIZES = [20, 17, 15, SMALLEST];

/** The largest text with which a week is one page; where none is, the smallest that is still large. */
export const textSize = (plan: WeekPlan): number =>
  SIZES.find((size) => heightAt(plan, size) * size <= PAGE_POINTS) ?? SMALLEST;

function heightAt({ everyDay, days }: WeekPlan, size: number): number {
  const heightOf = (lines: readonly PlannedLine[], boxes: typeof BOX) =>
    lines.reduce((sum, { title, note, photo }) => {
      const letters = HOUR + boxes.letters + title.length + note.length;
      const rows = Math.ceil(letters / (LETTERS_AT_ONE_POINT / size));
      return sum + Math.max(boxes.height, rows * WORDS + AROUND, photo ? PHOTO : 0);
    }, HEADING);
  return [...days.values()].reduce(
    (sum, ofDay) => sum + heightOf(ofDay, BOX),
    TITLE + (everyDay.length > 0 ? heightOf(everyDay, WEEK_OF_BOXES) : 0),
  );
}
