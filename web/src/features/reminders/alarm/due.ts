import type { Reminder } from '@encina/contract/reminders';
import { isHealth } from '../answer-words.ts';

/** After so long nobody is startled any more: it stands in the list as "Sin confirmar". In ms. */
const RINGS_FOR = 30 * 60_000;

const waits = ({ state }: Reminder): boolean => state === 'pending' || state === 'postponed';

/** What is due at this moment; of one that must wait for a game to end, only where `busy` is false. */
export function dueNow(reminders: readonly Reminder[], now: Date, busy: boolean): Reminder[] {
  return reminders.filter((it) => {
    const late = now.getTime() - Date.parse(it.dueAt);
    return waits(it) && late >= 0 && late < RINGS_FOR && (!busy || isHealth(it.category));
  });
}

const weight = ({ category }: Reminder): number => {
  if (category === 'Medicación') return 0;
  return isHealth(category) ? 1 : 2;
};

/** In which order things of one minute are asked for: medicines, other health, the rest. */
export const healthFirst = (a: Reminder, b: Reminder): number =>
  weight(a) - weight(b) || a.dueAt.localeCompare(b.dueAt);

/** Milliseconds to the next one that will be due; undefined where none is left. */
export function untilNext(reminders: readonly Reminder[], now: Date): number | undefined {
  const waiting = reminders
    .filter(waits)
    .map(({ dueAt }) => Date.parse(dueAt) - now.getTime())
    .filter((ms) => ms > 0);
  return waiting.length > 0 ? Math.min(...waiting) : undefined;
}

/** Names one ring: said "later", it is another. */
export const ringOf = ({ id, occurrence, dueAt }: Reminder): string =>
  `${id} ${occurrence} ${dueAt}`;
