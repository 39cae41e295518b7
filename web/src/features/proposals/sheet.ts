import type { SheetLine } from '@encina/contract/proposals';

/** Which days a line of the sheet is for. */
export type SheetDays = 'daily' | 'weekdays' | 'some';
export type Food = 'unsaid' | 'with' | 'without';

/** A line as a clerk copies it. */
export interface SheetRow {
  readonly key: string;
  title: string;
  /** "9, 14:30 y 21" */
  hours: string;
  days: SheetDays;
  /** ISO days of the week, where they are some. */
  some: readonly number[];
  until: string;
  food: Food;
}

export const emptyRow = (key: string): SheetRow => ({
  key,
  title: '',
  hours: '',
  days: 'daily',
  some: [],
  until: '',
  food: 'unsaid',
});

const WORKING_DAYS = [1, 2, 3, 4, 5];
const FOOD_WORDS: Readonly<Record<Food, string>> = {
  unsaid: '',
  with: 'Con comida',
  without: 'Sin comida',
};

/**
 * The hours of a line as wall times, in their order.
 * @returns undefined where one of them is none: nothing is guessed
 */
export function hoursIn(text: string): string[] | undefined {
  const words = text
    .replace(/\by\b/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const times = words.map((word) => {
    const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.h](\d{2}))?h?$/.exec(word) ?? [];
    const isHour = hour !== '' && Number(hour) < 24 && Number(minute) < 60;
    return isHour ? `${hour.padStart(2, '0')}:${minute}` : undefined;
  });
  if (times.length === 0 || times.includes(undefined)) return undefined;
  return [...new Set(times as string[])].sort();
}

/** What is wrong with a line, by field; nothing is wrong with one that is empty. */
export function problemsOf(row: SheetRow): Partial<Record<'title' | 'hours' | 'some', string>> {
  const problems: Partial<Record<'title' | 'hours' | 'some', string>> = {};
  if (row.title.trim() === '') problems.title = 'Escribe la medicina.';
  if (!hoursIn(row.hours)) problems.hours = 'Escribe las horas así: 9:00, 21:00.';
  if (row.days === 'some' && row.some.length === 0) problems.some = 'Marca al menos un día.';
  return problems;
}

/** Nothing was written in it. */
export const isEmpty = (row: SheetRow): boolean => row.title.trim() === '' && row.hours === '';

/** A line as it is proposed, from today on. @param today local day */
export function lineOf(row: SheetRow, today: string): SheetLine {
  const [first = '', ...others] = hoursIn(row.hours) ?? [];
  return {
    key: row.key,
    title: row.title.trim(),
    description: FOOD_WORDS[row.food],
    dateTime: `${today}T${first}`,
    category: 'Medicación',
    recurrency: row.days === 'daily' ? 'daily' : 'weekly',
    weekdays: { daily: [], weekdays: WORKING_DAYS, some: [...row.some] }[row.days],
    times: others,
    until: row.until || null,
  };
}
