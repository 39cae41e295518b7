import type { Rule } from '../../server/src/features/reminders/course.ts';
import { occurrencesOn } from '../../server/src/features/reminders/recurrence.ts';
import { COMMON_REMINDERS, type PlannedReminder } from '../data/reminders.ts';
import type { Page } from './page.ts';

/** As far back as anybody looks. */
const DAYS_BACK = 31;
/** Nobody says "done" at the very minute. */
const MINUTES_LATE = 4;

export function writeReminders(page: Page, planned: number | readonly PlannedReminder[]): void {
  const list = typeof planned === 'number' ? chosen(page, planned) : planned;
  for (const reminder of list) writeReminder(page, reminder);
}

/** The common ones; over again at other hours where more are wanted than there are. */
function chosen({ random }: Page, count: number): PlannedReminder[] {
  const list = random.some(COMMON_REMINDERS, count);
  while (list.length < count) {
    const model = random.pick(COMMON_REMINDERS);
    const hour = String(random.between(8, 21)).padStart(2, '0');
    list.push({
      ...model,
      title: `${model.title} (${list.length + 1})`,
      time: `${hour}:${random.pick(['00', '15', '30', '45'])}`,
      day: model.recurrency === 'none' ? random.between(-6, 25) : random.between(-60, -20),
    });
  }
  return list;
}

function writeReminder(page: Page, reminder: PlannedReminder): void {
  const { book, calendar, newId, userId } = page;
  const id = newId();
  const startsAt = calendar.wall(reminder.day, reminder.time);
  const createdAt = calendar.instant(Math.min(reminder.day, 0) - 2, '12:00');
  book.reminders.push({
    id,
    user_id: userId,
    title: reminder.title,
    description: reminder.description ?? '',
    category: reminder.category,
    recurrency: reminder.recurrency,
    starts_at: startsAt,
    weekdays: '',
    times: '',
    until: null,
    rule_since: createdAt,
    created_at: createdAt,
  });
  const { recurrency } = reminder;
  const rule: Rule = { startsAt, recurrency, times: [], weekdays: [], until: null };
  for (let offset = -DAYS_BACK; offset <= 0; offset += 1) {
    for (const occurrence of occurrencesOn(rule, calendar.day(offset))) {
      if (!isDone(page, reminder, offset, occurrence)) continue;
      book.reminder_occurrences.push({
        reminder_id: id,
        occurrence,
        state: 'done',
        postponed_until: null,
        changed_at: calendar.after(occurrence, MINUTES_LATE),
      });
    }
  }
}

/** Of today, everything whose time is over but what is left undone on purpose. */
function isDone(
  { calendar, random }: Page,
  reminder: PlannedReminder,
  offset: number,
  occurrence: string,
): boolean {
  const usually = reminder.recurrency === 'none' ? 0 : 0.8;
  const kept = random.chance(reminder.kept ?? usually);
  if (!calendar.isPast(occurrence, MINUTES_LATE)) return false;
  return offset === 0 && reminder.recurrency !== 'none' ? !reminder.missedToday : kept;
}
