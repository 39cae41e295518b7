import type { Turn } from '../dialogues.ts';
import type { Moment, Stand } from './moment.ts';
import { daysOf } from './said.ts';

export type Slots = Turn['outcomes'][number]['slots'];

const PARTS: Readonly<Record<string, readonly [from: string, end: string]>> = {
  morning: ['00:00', '14:00'],
  afternoon: ['14:00', '21:00'],
  night: ['20:00', '24:00'],
};

const isIn = (part: string, hour: string): boolean => {
  const [from = '', end = ''] = PARTS[part] ?? [];
  return hour >= from && hour < end;
};

const isTitled = ({ title }: Stand, { title: titles }: Slots): boolean =>
  titles === undefined || titles.some((it) => it.toLowerCase() === title.toLowerCase());

const isWhen = (it: Stand, { day, hour, part }: Slots, today: Temporal.PlainDate): boolean =>
  (hour === undefined || hour.includes(it.hour)) &&
  (part === undefined || part.some((one) => isIn(one, it.hour))) &&
  (day === undefined ||
    day.some((slot) => daysOf(slot, today).some((one) => one.toString() === it.day)));

/** Those that are as the slots say. */
export const matching = (all: readonly Stand[], slots: Slots, today: Temporal.PlainDate) =>
  all.filter((it) => isTitled(it, slots) && isWhen(it, slots, today));

/** Those of the title, whenever they are. */
export const titled = (all: readonly Stand[], { title }: Slots): readonly Stand[] =>
  title === undefined ? [] : all.filter((it) => isTitled(it, { title }));

const key = ({ title, day, hour, isDone }: Stand) => `${title}\n${day}T${hour}\n${isDone}`;

/** Those that stood in neither list as they do in the other. */
const without = (all: readonly Stand[], others: readonly Stand[]): readonly Stand[] => {
  const left = others.map(key);
  return all.filter((it) => {
    const at = left.indexOf(key(it));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What came or is otherwise than it was. */
export const fresh = (before: readonly Stand[], after: readonly Stand[]) => without(after, before);

/** How many reminders came, went or are otherwise: one that was moved is one. */
export const changesOf = (before: readonly Stand[], after: readonly Stand[]): number =>
  Math.max(fresh(before, after).length, fresh(after, before).length);

export const isSame = (before: readonly Stand[], after: readonly Stand[]): boolean =>
  fresh(before, after).length === 0 && fresh(after, before).length === 0;

/** Nothing of hers was written. */
export const wroteNothing = ({ before, after }: Moment): boolean => isSame(before, after);
