import { z } from 'zod';
import { about, everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { openedEntry, pendingEntry } from './factors.ts';
import { email, id, instant, password, personName } from './fields.ts';

export const administrator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  municipalityId: id,
  municipalityName: z.string(),
  /** Her town asks for a second factor, and she has none yet: she can do nothing else. */
  needsFactor: z.boolean(),
});
export type Administrator = z.output<typeof administrator>;

const municipalityId = z
  .string('No se ha seleccionado un municipio')
  .min(1, 'No se ha seleccionado un municipio')
  .max(64);

export const loginBody = z.object({
  email,
  password: z.string('Escribe la contraseña.').min(1, 'Escribe la contraseña.').max(200),
  municipalityId,
  /** Whether the device may show the town's people from now on; a client that does not ask enrols it. */
  enrolsDevice: z.boolean().default(true),
});

export const createFirstBody = z.object({
  name: personName,
  email,
  password,
  municipalityId,
  /** Asked for only where the municipality was created with one, or the server was started with one. */
  setupCode: z.string().trim().max(64).optional(),
});

export const login = endpoint(everybodys('POST', '/api/admin/login'), {
  summary:
    'Opens an administrator session and, unless told otherwise, enrols this device in the municipality; or tells what has to follow the password.',
  refuses: ['wrong_credentials', 'too_many_attempts', 'unauthenticated'],
  body: loginBody,
  response: z.union([openedEntry, pendingEntry]),
});

export const createFirst = endpoint(everybodys('POST', '/api/admin/create-first'), {
  summary: 'Creates the first administrator of a municipality, once.',
  refuses: [
    'municipality_not_found',
    'municipality_has_administrator',
    'wrong_setup_code',
    'too_many_attempts',
    'common_password',
  ],
  body: createFirstBody,
  response: z.object({ id }),
});

export const me = endpoint(staffs('GET', '/api/admin/me'), {
  beforeFactor: true,
  summary: 'The administrator whose token this is.',
  response: administrator,
});

export const logout = endpoint(staffs('POST', '/api/admin/logout'), {
  beforeFactor: true,
  summary: 'Ends the administrator session.',
  logs: 'logged-out',
});

export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  /** She shows something besides her password. */
  hasFactor: z.boolean(),
});
export type Member = z.output<typeof member>;

export const createMemberBody = z.object({ name: personName, email, password });

export const staff = endpoint(staffs('GET', '/api/admins'), {
  summary: 'Administrators of the municipality, by name, 200 at most.',
  response: z.array(member),
});

export const createMember = endpoint(staffs('POST', '/api/admins'), {
  summary: 'Creates another administrator of the same municipality.',
  refuses: ['email_taken', 'common_password'],
  body: createMemberBody,
  response: member,
});

export const resetPassword = endpoint(staffs('PUT', '/api/admins/:id/password'), {
  ...about('admin'),
  summary: 'Gives an administrator another password and ends her sessions.',
  refuses: ['common_password'],
  confirms: true,
  logs: 'password-given',
  body: z.object({ password }),
});

export const removeMember = endpoint(staffs('DELETE', '/api/admins/:id'), {
  ...about('admin'),
  summary: 'Removes an administrator; never the last one of the municipality.',
  refuses: ['last_administrator'],
  confirms: true,
  logs: 'admin-removed',
});
