import { z } from 'zod';
import { staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, cursor, id, instant } from './fields.ts';
import { STAFF_LOG_KINDS, type StaffLogKind, type StaffLogTopic } from './staff-log-kinds.ts';

/** Lines live so long: long enough for a complaint of the year before, and no longer. */
export const STAFF_LOG_YEARS = 2;

const topic = z.enum(Object.keys(STAFF_LOG_KINDS) as [StaffLogTopic, ...StaffLogTopic[]]);
const kind = z.enum(Object.values(STAFF_LOG_KINDS).flat() as [StaffLogKind, ...StaffLogKind[]]);

/** Names are those of now; null where that person, account or tablet is gone. */
const named = { id: id.nullable(), name: z.string().nullable() };

export const staffLogEntry = z.object({
  id,
  topic,
  kind,
  /** Who: somebody of the staff, whoever stood before a tablet, or whoever holds the server. */
  by: z.object({ kind: z.enum(['admin', 'device', 'operator']), ...named }),
  /** On whom or what. */
  on: z
    .object({
      kind: z.enum(['user', 'support-person', 'admin', 'device', 'municipality', 'import']),
      ...named,
    })
    .nullable(),
  /** How many it was about, where it was several. */
  amount: z.number().int().nullable(),
  happenedAt: instant,
});
export type StaffLogEntry = z.output<typeof staffLogEntry>;

export const staffLog = endpoint(staffs('GET', '/api/staff-log'), {
  summary:
    'What was done at the panel of the administrator’s municipality, newest first; cursor of the next page in `X-Next`.',
  query: z.object({
    topic: topic.optional(),
    /** Only what this administrator did. */
    adminId: id.optional(),
    limit: amount(100, 50),
    after: cursor(),
  }),
  response: z.array(staffLogEntry),
});
