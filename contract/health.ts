import { z } from 'zod';
import { everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';

const status = z.object({ status: z.literal('ok') });

export const live = endpoint(everybodys('GET', '/health/live'), {
  summary: 'The process answers; touches nothing else.',
  response: status,
});

export const ready = endpoint(everybodys('GET', '/health/ready'), {
  summary:
    'Database and file store take what is written; 503 when one does not, 507 when the disk is full.',
  response: status,
});

export const systemStatus = z.object({
  /** Of the program: `0.1.0 (3e4f8ab)`. */
  version: z.string(),
  /** Why nothing can be kept now, in a sentence for staff; null where all is well. */
  problem: z.string().nullable(),
  copy: z.object({
    /** When the last good copy was made; null where there has been none. */
    at: z.string().nullable(),
    /** That is more than three days ago. */
    isLate: z.boolean(),
  }),
});
export type SystemStatus = z.output<typeof systemStatus>;

export const forStaff = endpoint(staffs('GET', '/api/admin/status'), {
  summary:
    'What runs here, whether database and file store take what is written, and the last copy.',
  response: systemStatus,
});
