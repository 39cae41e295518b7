import { z } from 'zod';
import { figures, hers, withFamily } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, byId, day, id, instant, requiredText, secondsAgo, text } from './fields.ts';

const readers = withFamily('reminders', 'reminders_not_shared');

/** Occurrences that one answer carries at most. */
export const MOST_OCCURRENCES = 1_000;
/** Reminders that a person may have, and times of one day that each of them may have. */
export const MOST_REMINDERS = 200;
export const MOST_TIMES = 6;
/** Times that an older reminder may still have, and keep. */
const MOST_KEPT_TIMES = 9;
const TOO_MANY_TIMES = `Como mucho ${MOST_TIMES} horas al día.`;

export const category = z.enum(['Salud', 'Medicación', 'Actividad', 'Personal']);
export type Category = z.output<typeof category>;
export const recurrency = z.enum(['none', 'daily', 'weekly', 'monthly']);
export type Recurrency = z.output<typeof recurrency>;

/** Local wall time in the municipality, `2026-11-20T18:00`. It names an occurrence for good. */
const occurrence = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Ese momento no existe.');

/**
 * `pending`: its time has not come, or only just. `postponed`: asked to come again at `dueAt`. `missed`: its time
 * went by and nobody said anything. `skipped`: "Hoy no", which is neither done nor still to be done.
 */
export const occurrenceState = z.enum(['pending', 'done', 'skipped', 'postponed', 'missed']);
export type OccurrenceState = z.output<typeof occurrenceState>;

/** One reminder at one of its occurrences. */
export const reminder = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category,
  recurrency,
  /** ISO days of the week (1 is Monday) of a weekly one; empty where it falls on the day of its start. */
  weekdays: z.array(z.int()),
  /** Wall times of its days, `08:00`, at least one. */
  times: z.array(z.string()),
  /** Last local day, or null where it goes on for ever. */
  until: z.string().nullable(),
  /** First occurrence. */
  startsAt: z.string(),
  /** Instant of this occurrence. */
  dateTime: instant,
  occurrence: z.string(),
  state: occurrenceState,
  /** Instant of her answer to it; null where there is none. */
  answeredAt: instant.nullable(),
  /** Instant at which it rings: `dateTime`, or later where it was postponed. */
  dueAt: instant,
  isCompleted: z.boolean(),
  /** Who put it down for her, as the name was when she agreed; left out where she did herself. */
  writtenBy: z.string().optional(),
});
export type Reminder = z.output<typeof reminder>;

const NO_TITLE = 'Escribe el título.';
const NO_MOMENT = 'Elige la fecha y la hora.';
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora así: 08:30.');

export const reminderBody = z.object({
  title: requiredText(NO_TITLE, 120, 'El título es demasiado largo. Usa 120 letras como mucho.'),
  description: text(500, 'La descripción es demasiado larga. Usa 500 letras como mucho.').default(
    '',
  ),
  /** An instant, or local wall time in the municipality. */
  dateTime: z
    .string(NO_MOMENT)
    .min(1, NO_MOMENT)
    .pipe(z.iso.datetime({ offset: true, local: true, error: 'Esa fecha no existe.' })),
  category: category.default('Personal'),
  recurrency: recurrency.default('none'),
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  /** More times of the same day; that of `dateTime` need not be repeated. */
  times: z.array(time).max(MOST_TIMES, TOO_MANY_TIMES).default([]),
  until: day.nullable().default(null),
});
export type ReminderInput = z.output<typeof reminderBody>;

const keptTimes = z.array(time).max(MOST_KEPT_TIMES, TOO_MANY_TIMES);

/** Only what is named changes. No defaults: what is left out stays as it is. */
export const updateBody = z.object({
  title: reminderBody.shape.title.optional(),
  description: reminderBody.shape.description.unwrap().optional(),
  dateTime: reminderBody.shape.dateTime.optional(),
  category: category.optional(),
  recurrency: recurrency.optional(),
  weekdays: reminderBody.shape.weekdays.unwrap().optional(),
  times: keptTimes.optional(),
  until: day.nullable().optional(),
});

export const list = endpoint(readers('/api/users/:id/reminders'), {
  summary: 'Reminders with the occurrence that matters now, soonest first, 500 at most.',
  changesWithHer: true,
  response: z.array(reminder),
});

export const agenda = endpoint(readers('/api/users/:id/reminders/agenda'), {
  summary:
    'Every occurrence of some local days from today on, soonest first; before them overdue one-offs, medicine and health of the last 12 hours, and which of these were answered today.',
  changesWithHer: true,
  query: z.object({ days: amount(31, 1) }),
  response: z.array(reminder),
});

export const upcoming = endpoint(readers('/api/users/:id/reminders/upcoming'), {
  summary: 'Occurrences after today within 30 days, soonest first.',
  changesWithHer: true,
  response: z.array(reminder),
});

export const history = endpoint(readers('/api/users/:id/reminders/history'), {
  summary:
    'What became of the occurrences of a week, newest first; `X-Next` is the `before` of the week before it.',
  changesWithHer: true,
  query: z.object({ before: day.optional() }),
  response: z.array(reminder),
});

export const stats = endpoint(
  { ...figures('/api/users/:id/reminders/stats'), familyRefusal: 'reminders_not_shared' },
  {
    summary:
      'Occurrences completed, pending and skipped: of today, overdue one-offs included, or of the local days of a period.',
    query: z.object({ startDate: instant.optional(), endDate: instant.optional() }),
    response: z.object({ completed: z.int(), pending: z.int(), skipped: z.int() }),
  },
);

export const create = endpoint(hers('POST', '/api/users/:id/reminders'), {
  summary: 'Creates a reminder, 200 at most; the same `Idempotency-Key` (a UUID) creates once.',
  refuses: ['too_many_reminders'],
  body: reminderBody,
  response: reminder,
});

/** When it would come, for whoever is still choosing. */
export const previewBody = reminderBody
  .pick({ dateTime: true, recurrency: true, weekdays: true, until: true })
  .extend({ times: keptTimes.default([]) });

export const preview = endpoint(hers('POST', '/api/users/:id/reminders/preview'), {
  summary: 'The first three occurrences that a reminder would have from now on; stores nothing.',
  body: previewBody,
  response: z.object({ next: z.array(z.string()) }),
});

const byReminder = byId.extend({ reminderId: id });

export const update = endpoint(hers('PATCH', '/api/users/:id/reminders/:reminderId'), {
  summary: 'Edits a reminder; what was answered before stays in the history.',
  params: byReminder,
  body: updateBody,
  response: reminder,
});

export const remove = endpoint(hers('DELETE', '/api/users/:id/reminders/:reminderId'), {
  summary: 'Deletes a reminder and its history.',
  params: byReminder,
});

export const complete = endpoint(hers('PATCH', '/api/users/:id/reminders/:reminderId/complete'), {
  summary:
    'Flips the occurrence that matters now, or sets the one named; a repeated set changes nothing more.',
  params: byReminder,
  body: z.object({ isCompleted: z.boolean(), occurrence }).optional(),
  response: reminder,
});

export const answer = endpoint(
  hers('PUT', '/api/users/:id/reminders/:reminderId/occurrences/:occurrence'),
  {
    summary:
      'What the person said of one occurrence, on its day at the earliest; a postponed one comes again 10 minutes after. What was said before an answer that is there changes nothing.',
    params: byReminder.extend({ occurrence }),
    body: z.object({
      state: z.enum(['pending', 'done', 'skipped', 'postponed']),
      secondsAgo: secondsAgo.optional(),
    }),
    response: reminder,
  },
);

export const calendar = endpoint(hers('GET', '/api/users/:id/reminders/calendar.ics'), {
  summary: 'The reminders as iCalendar, for the calendar of a telephone.',
  file: ['text/calendar'],
});
