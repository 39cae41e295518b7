import type { Reminder } from '@encina/contract/reminders';
import { meant } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords } from '../matching.ts';
import { doneWord, isBefore, isMedicine, isOpen, ofWhen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { atTime, capital, dayWords } from '../spanish.ts';
import type { Turn } from '../turn.ts';

const CARE = 'Si dudas, mira el pastillero o pregunta en la farmacia.';
const MOST_TOLD = 6;

/**
 * What is known of the things of today that she asks after, done, left out or still to come: facts, and no advice.
 * "We do not know" is not "she has not".
 * @returns undefined where she names nothing of hers
 */
export async function statusReply(turn: Turn): Promise<Reply | undefined> {
  const found = meant(turn, await turn.gateway.agenda(1));
  if (found.length > 0) return statusOfAll(found, turn);
  if (contentWords(turn.said).length === 0) return undefined;
  const [other] = meant(turn, await turn.gateway.reminders());
  return other ? { text: notToday(other, turn) } : undefined;
}

export function statusOfAll(found: readonly Reminder[], turn: Turn): Reply {
  const [only, ...more] = found;
  return only && more.length === 0
    ? { text: statusOf(only, turn), remember: { focus: focusOn([targetOf(only)], 0) } }
    : { text: statusOfMany(found.slice(0, MOST_TOLD), turn) };
}

/** "No sé si me la he tomado o si eso fue ayer": she asks of today. */
const OR_YESTERDAY =
  /\bo (?:(?:si )?(?:es|eso|fue|era|seria|la de|lo de|me la tome|la tome) )*(?:fue |era )?(?:ayer|anoche|antes de ayer|anteayer)\b/;

/** What is of another day is not answered with what is known of today. */
export function ofAnotherDay({ said, when, now }: Turn): Reply | undefined {
  if (OR_YESTERDAY.test(said.plain)) return undefined;
  if (!when.date || when.date.equals(now.toPlainDate())) return undefined;
  return {
    text: 'Aquí solo miro lo de hoy. Lo de otros días está en Recordatorios.',
    link: 'reminders',
  };
}

/** "Sí, a las 8:32.", "Todavía no. Es a las 20:00." */
function statusOf(it: Reminder, turn: Turn): string {
  const today = turn.now.toPlainDate();
  const name = `«${it.title}»`;
  const article = isMedicine(it) ? 'La' : 'Lo';
  if (it.state === 'done') {
    return `Sí${answeredAt(it, turn)}. ${name}, ${ofWhen(it, today)}, consta como ${doneWord(it)}.`;
  }
  if (it.state === 'skipped') return `No. ${article} ${ofWhen(it, today)} ${skipped(it)}: ${name}.`;
  if (!isBefore(it, turn.now.toPlainDateTime())) {
    return `Todavía no. Es ${atTime(wall(it).toPlainTime())}: ${name}.`;
  }
  return `${article} ${ofWhen(it, today)} no consta como ${doneWord(it)}: ${name}. ${unknown(it)}`.trim();
}

/** A line each, as of a pill that is taken twice a day. */
function statusOfMany(found: readonly Reminder[], turn: Turn): string {
  const lines = found.map((it) => {
    const name = `«${it.title}», ${ofWhen(it, turn.now.toPlainDate())}`;
    return `${name}: ${shortStatus(it, turn)}.`;
  });
  const isUnsure = found.some(
    (it) => isMedicine(it) && isOpen(it) && isBefore(it, turn.now.toPlainDateTime()),
  );
  return [...lines, ...(isUnsure ? [CARE] : [])].join('\n');
}

function shortStatus(it: Reminder, turn: Turn): string {
  if (it.state === 'done') return `sí${answeredAt(it, turn)}`;
  if (it.state === 'skipped') return skipped(it);
  return isBefore(it, turn.now.toPlainDateTime())
    ? `no consta como ${doneWord(it)}`
    : 'todavía no es la hora';
}

/** ", a las 8:32": when she said so. */
function answeredAt(it: Reminder, { now }: Turn): string {
  if (it.answeredAt === null) return '';
  const at = Temporal.Instant.from(it.answeredAt).toZonedDateTimeISO(now.timeZoneId);
  const day = at.toPlainDate().equals(now.toPlainDate())
    ? ''
    : `, ${dayWords(at.toPlainDate(), now.toPlainDate())}`;
  return `${day}, ${atTime(at.toPlainTime())}`;
}

const skipped = (it: Reminder): string =>
  isMedicine(it) ? 'decidiste no tomarla' : 'decidiste no hacerlo';

const unknown = (it: Reminder): string => (isMedicine(it) ? `No sé si la has tomado. ${CARE}` : '');

function notToday(it: Reminder, { now }: Turn): string {
  const at = wall(it);
  if (isBefore(it, now.toPlainDateTime())) return `Hoy no tienes «${it.title}».`;
  const day = dayWords(at.toPlainDate(), now.toPlainDate());
  return `Hoy no tienes «${it.title}». ${capital(day)}, ${atTime(at.toPlainTime())}.`;
}
