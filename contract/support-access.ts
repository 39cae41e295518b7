import { z } from 'zod';
import { about, everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  givenCode,
  id,
  instant,
  password,
  personName,
  seenVersion,
  text,
} from './fields.ts';
import { filled, supportPerson, supportSession } from './support.ts';

/** What somebody is to a person: "Hija", "Vecino", "Cuidadora". */
export const relation = text(40, 'La relación es demasiado larga. Usa 40 letras como mucho.');

/** With it a support person chooses her password, once; whoever issues it never knows that password. */
export const accessCode = z.object({
  code: z.string(),
  expiresAt: instant,
  /** The address by which families reach Encina, where the server was told one. */
  publicUrl: z.string().nullable(),
});
export type AccessCode = z.output<typeof accessCode>;

export const inviteBody = z.object({
  name: filled.pipe(personName),
  email: filled.pipe(email),
  relation: relation.default(''),
});

export const invite = endpoint(staffs('POST', '/api/users/:id/support-invitations'), {
  ...about('user'),
  summary:
    'Links a support person without a password, and issues the code with which she chooses one; who has one already needs no code.',
  refuses: ['already_linked'],
  body: inviteBody,
  response: z.object({ person: supportPerson, access: accessCode.nullable() }),
});

export const issueCode = endpoint(staffs('POST', '/api/support-persons/:id/code'), {
  ...about('support-person'),
  summary:
    'A one-time code with which a support person chooses another password; good for 7 days, and the one before ends.',
  confirms: true,
  logs: 'code-issued',
  response: accessCode,
});

export const updatePersonBody = z
  .object({ name: filled.pipe(personName), email: filled.pipe(email), version: seenVersion })
  .partial();

export const updatePerson = endpoint(staffs('PATCH', '/api/support-persons/:id'), {
  ...about('support-person'),
  summary: 'Corrects the name or email of a support person; another email revokes her code.',
  refuses: ['email_taken', 'changed_meanwhile'],
  body: updatePersonBody,
  response: supportPerson,
});

export const chooseBody = z.object({
  municipalityId: id,
  code: givenCode,
  password,
});

export const choosePassword = endpoint(everybodys('POST', '/api/support/password'), {
  summary:
    'Chooses a password with a code of staff: all sessions of before end, and a new one begins.',
  refuses: ['wrong_access_code', 'too_many_attempts', 'common_password'],
  body: chooseBody,
  response: supportSession,
});
