import type { Reminder } from '@encina/contract/reminders';
import { atTime, dayWords } from './spanish.ts';
import type { Target } from './target.ts';

/** What is said of one occurrence of a reminder: which it is, what became of it. */

type Occurred = Pick<Reminder, 'occurrence'>;
type Day = Temporal.PlainDate;

export const wall = ({ occurrence }: Occurred) => Temporal.PlainDateTime.from(occurrence);

/** Still to be done: not done, and not left out on purpose. */
export const isOpen = ({ state }: Pick<Reminder, 'state'>): boolean =>
  state !== 'done' && state !== 'skipped';

export const isDone = ({ state }: Pick<Reminder, 'state'>): boolean => state === 'done';

export const isBefore = (it: Occurred, then: Temporal.PlainDateTime): boolean =>
  Temporal.PlainDateTime.compare(wall(it), then) < 0;

export const isMedicine = ({ category }: Pick<Reminder, 'category'>): boolean =>
  category === 'Medicación';

export const targetOf = ({ id, occurrence, title, category }: Reminder): Target => ({
  id,
  occurrence,
  title,
  category,
});

/** "de las 20:00", "de ayer, a las 10:00" */
export function ofWhen(it: Occurred, today: Day): string {
  const at = wall(it);
  const time = atTime(at.toPlainTime());
  if (at.toPlainDate().equals(today)) return time.replace(/^a /, 'de ');
  return `de ${dayWords(at.toPlainDate(), today)}, ${time}`.replace(/^de el /, 'del ');
}

/** "«Pastilla de la tensión», de las 20:00" */
export const named = (it: Occurred & Pick<Reminder, 'title'>, today: Day): string =>
  `«${it.title}», ${ofWhen(it, today)}`;

/** "la de las 20:00" of a medicine, "lo de las 10:00" of anything else. */
export const theOne = (it: Occurred & Pick<Reminder, 'category'>, today: Day): string =>
  `${isMedicine(it) ? 'la' : 'lo'} ${ofWhen(it, today)}`;

/** A medicine is taken, anything else is done. */
export const doneWord = (it: Pick<Reminder, 'category'>): string =>
  isMedicine(it) ? 'tomada' : 'hecho';
