import type { Category } from '@encina/contract/reminders';
import type { AlertRow } from './alerts.repo.ts';

/** What is known of something that she was to do. */
export interface Known extends Pick<AlertRow, 'state' | 'ending' | 'answered_at' | 'due_at'> {
  readonly category: Category;
  /** She has asked to be reminded later. */
  readonly isPostponed: boolean;
  /** When a tablet of hers was heard from last. */
  readonly heardAt: string | undefined;
}

export interface Moment {
  readonly now: Temporal.Instant;
  readonly timeZone: string;
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** `a las 9:05`; with its day where that is not today. */
export function atTime(instant: string, { now, timeZone }: Moment): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const day = at.toPlainDate();
  const time = `${at.hour === 1 ? 'a la' : 'a las'} ${at.hour}:${String(at.minute).padStart(2, '0')}`;
  if (day.equals(today)) return time;
  if (day.equals(today.subtract({ days: 1 }))) return `ayer ${time}`;
  return `el ${day.day} de ${MONTHS[day.month - 1]} ${time}`;
}

/** What may be said of her answer: never that she has not done it. */
export function knownWords(known: Known, moment: Moment): string {
  if (known.state === 'over') return endingWords(known, moment);
  if (known.isPostponed) return 'Ha pedido que se lo recordemos más tarde.';
  const { heardAt, category } = known;
  if (heardAt && heardAt >= known.due_at && isOfLate(heardAt, moment)) return 'No ha contestado.';
  const doubt = category === 'Medicación' ? 'si la ha tomado' : 'si lo ha hecho';
  const since = heardAt ? ` desde ${sinceWords(heardAt, moment)}` : '';
  // It may be off, closed or without a network: which of them, nobody can tell from here.
  return `No sabemos ${doubt}: no sabemos nada de su tableta${since}.`;
}

/** A tablet that was there for the hour may have lost its network before she answered. */
const HEARD = { minutes: 15 } as const;

const isOfLate = (instant: string, { now }: Moment): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instant).add(HEARD), now) >= 0;

/** `las 8:40`, `ayer a las 22:10`. */
const sinceWords = (instant: string, moment: Moment): string =>
  atTime(instant, moment).replace(/^a /, '');

function endingWords({ ending, answered_at, category }: Known, moment: Moment): string {
  const isPill = category === 'Medicación';
  if (ending === 'done') {
    const when = answered_at ? ` ${atTime(answered_at, moment)}` : '';
    return `${isPill ? 'Ya la tomó' : 'Ya lo hizo'}${when}.`;
  }
  if (ending === 'skipped') return `Ha dicho que hoy no ${isPill ? 'la toma' : 'lo hace'}.`;
  return 'Ha pasado el tiempo y no sabemos más.';
}
