import { z } from 'zod';
import { relatives } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, photoAddress } from './fields.ts';
import { moodKind } from './moods.ts';
import { reminder } from './reminders.ts';

/** Somebody who consents, and her day so far. */
const personToday = z.object({
  id,
  name: z.string(),
  photo: photoAddress,
  /** Last time her view was open, or null. */
  lastActiveAt: instant.nullable(),
  /** What she said today to "¿Cómo estás hoy?", or null. */
  mood: moodKind.nullable(),
  /** Her agenda of today as she has it herself: with what is overdue, and with last night's medicine. Soonest first. */
  reminders: z.array(reminder),
});
export type PersonToday = z.output<typeof personToday>;

export const supportToday = endpoint(relatives('GET', '/api/support/today'), {
  summary:
    'Today of everybody whom this relative or carer looks after and who consents, by surname, 100 at most; it enters the access log of each.',
  response: z.array(personToday),
});
