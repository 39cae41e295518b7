import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';

const byUser = { kind: 'user', in: 'params', name: 'id' } as const;

export const category = z.enum(['Salud', 'Medicación', 'Actividad', 'Personal']);
export const recurrency = z.enum(['none', 'daily', 'weekly', 'monthly']);
export type Recurrency = z.output<typeof recurrency>;

/** A reminder and the occurrence of it that matters now: today's, else an overdue one-off, else the next. */
export const reminder = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category,
  recurrency,
  /** Instant of that occurrence. */
  dateTime: instant,
  /** The same occurrence as local wall time in the municipality, `2026-11-20T18:00`: the name by which it is completed. */
  occurrence: z.string(),
  isCompleted: z.boolean(),
});
export type Reminder = z.output<typeof reminder>;

export const list = endpoint({
  method: 'GET',
  path: '/api/users/:id/reminders',
  summary: 'Reminders with the occurrence that matters now, soonest first, 500 at most.',
  audience: ['user', 'support'],
  consent: { support: 'family' },
  subject: byUser,
  params: byId,
  response: z.array(reminder),
});

export const stats = endpoint({
  method: 'GET',
  path: '/api/users/:id/reminders/stats',
  summary: 'Occurrences of today, completed and pending, overdue one-offs included.',
  audience: ['user', 'support', 'admin'],
  consent: { support: 'family', admin: 'municipal' },
  subject: byUser,
  params: byId,
  response: z.object({ completed: z.int(), pending: z.int() }),
});

export const complete = endpoint({
  method: 'PATCH',
  path: '/api/users/:id/reminders/:reminderId/complete',
  summary:
    'Flips the occurrence that matters now, or sets the one named; a repeated set changes nothing more.',
  audience: ['user'],
  subject: byUser,
  params: byId.extend({ reminderId: id }),
  body: z
    .object({
      isCompleted: z.boolean(),
      occurrence: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Ese momento no existe.'),
    })
    .optional(),
  response: reminder,
});
