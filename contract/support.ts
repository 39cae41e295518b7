import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, email, id, instant, password, personName } from './fields.ts';

export const message = z.object({
  id,
  createdAt: instant,
  seen: z.boolean(),
  type: z.enum(['text', 'image', 'video']),
  content: z.string(),
  mediaUrl: z.string().nullable(),
  /** Name of the relative or carer who wrote. */
  authorName: z.string(),
});
export type SupportMessage = z.output<typeof message>;

export const messages = endpoint({
  method: 'GET',
  path: '/api/users/:id/support-messages',
  summary:
    'Messages from relatives and carers, newest first, 200 at most; answers 304 when nothing changed.',
  audience: ['user'],
  subject: { kind: 'user', in: 'params', name: 'id' },
  params: byId,
  response: z.array(message),
});

const byUser = { kind: 'user', in: 'params', name: 'id' } as const;

export const supportName = z.object({ id, name: z.string() });
export const supportPerson = supportName.extend({ email: z.string() });
export type SupportPerson = z.output<typeof supportPerson>;

const COMPLETE = 'Por favor complete todos los campos';
const filled = z.string(COMPLETE).trim().min(1, COMPLETE);

export const createPersonBody = z.object({
  name: filled.pipe(personName),
  email: filled.pipe(email),
  password: filled.pipe(password),
});

export const persons = endpoint({
  method: 'GET',
  path: '/api/users/:id/support-persons',
  summary: 'Relatives and carers linked to a person, by name, 100 at most; the person sees names.',
  audience: ['user', 'admin'],
  subject: byUser,
  params: byId,
  query: z.object({ municipalityId: id.optional() }),
  response: { user: z.array(supportName), admin: z.array(supportPerson) },
});

export const createPerson = endpoint({
  method: 'POST',
  path: '/api/users/:id/support-persons',
  summary:
    'Creates a support person and links it; one of the same town and email is linked as it is.',
  audience: ['admin'],
  subject: byUser,
  params: byId,
  body: createPersonBody,
  response: supportPerson.extend({
    /** True where the account was there already: its name and password stay as they were. */
    existed: z.boolean(),
  }),
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/support-persons/:id',
  summary: 'Removes a support person with all it sent; with `userId`, only from that person.',
  audience: ['admin'],
  subject: { kind: 'support-person', in: 'params', name: 'id' },
  params: byId,
  query: z.object({ userId: id.optional() }),
});
