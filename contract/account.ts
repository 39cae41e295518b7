import { z } from 'zod';
import { relatives, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, password } from './fields.ts';

/** What staff and family do with their own accounts: each has addresses of its own, for one browser may hold both. */

const MISSING = 'Escribe la contraseña de ahora.';

export const changePasswordBody = z.object({
  currentPassword: z.string(MISSING).min(1, MISSING).max(200),
  newPassword: password,
});

/** False where the old password is wrong. */
const changed = z.object({ valid: z.boolean() });

export const openSession = z.object({
  id,
  /** What it was opened on, in words; empty where nobody knows. */
  place: z.string(),
  openedAt: instant,
  lastSeenAt: instant,
  /** It is the one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

const changes = {
  summary: 'Changes one’s own password with the old one; all other sessions of the account end.',
  refuses: ['too_many_attempts', 'common_password'],
  body: changePasswordBody,
  response: changed,
} as const;
const lists = {
  summary: 'Where this account is logged in, last seen first, 50 at most.',
  response: z.array(openSession),
} as const;
const ends = {
  summary: 'Ends one of one’s own sessions.',
  params: z.object({ sessionId: id }),
} as const;

const STAFF_PASSWORD = '/api/admin/password';
export const changeStaffPassword = endpoint(staffs('PUT', STAFF_PASSWORD), changes);

export const confirmStaff = endpoint(staffs('POST', '/api/admin/confirmation'), {
  summary:
    'Shows again who one is: what asks for it may be done in this session for the next 5 minutes.',
  refuses: ['too_many_attempts'],
  body: changePasswordBody.pick({ currentPassword: true }),
  response: changed,
});

export const exportStaffData = endpoint(staffs('GET', '/api/admin/export'), {
  summary:
    'What is kept of the administrator who asks, as readable JSON: account, sessions and her lines of the log.',
  confirms: true,
  logs: 'own-data-exported',
  file: ['application/json'],
});

const STAFF_SESSIONS = '/api/admin/sessions';
export const staffSessions = endpoint(staffs('GET', STAFF_SESSIONS), lists);
export const endStaffSession = endpoint(staffs('DELETE', `${STAFF_SESSIONS}/:sessionId`), ends);

const SUPPORT_PASSWORD = '/api/support/password';
export const changeSupportPassword = endpoint(relatives('PUT', SUPPORT_PASSWORD), changes);

const SUPPORT_SESSIONS = '/api/support/sessions';
export const supportSessions = endpoint(relatives('GET', SUPPORT_SESSIONS), lists);
export const endSupportSession = endpoint(
  relatives('DELETE', `${SUPPORT_SESSIONS}/:sessionId`),
  ends,
);
