import { z } from 'zod';
import { about, by, everybodys, relatives, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, password, personName } from './fields.ts';

export const supportName = z.object({ id, name: z.string() });
export const supportPerson = supportName.extend({ email: z.string() });
export type SupportPerson = z.output<typeof supportPerson>;

/** The same beside one person. */
export const linkedPerson = supportPerson.extend({
  /** What she is to the person, in the words of staff; empty where they said nothing. */
  relation: z.string(),
  /** False until she has chosen one with her first code. */
  hasPassword: z.boolean(),
  /** One more with each edit of staff. */
  version: z.number().int(),
});
export type LinkedPerson = z.output<typeof linkedPerson>;

const COMPLETE = 'Por favor complete todos los campos';
/** Of a form of which nothing may be left out. */
export const filled = z.string(COMPLETE).trim().min(1, COMPLETE);

export const createPersonBody = z.object({
  name: filled.pipe(personName),
  email: filled.pipe(email),
  password: filled.pipe(password),
});

export const persons = endpoint(by('user', 'admin')('GET', '/api/users/:id/support-persons'), {
  summary: 'Relatives and carers linked to a person, by name, 100 at most; the person sees names.',
  ...about('user'),
  query: z.object({ municipalityId: id.optional() }),
  response: { user: z.array(supportName), admin: z.array(linkedPerson) },
});

export const createPerson = endpoint(staffs('POST', '/api/users/:id/support-persons'), {
  ...about('user'),
  summary:
    'Creates a support person and links it; one of the same town and email is linked as it is.',
  refuses: ['already_linked', 'common_password', 'email_taken'],
  body: createPersonBody,
  response: supportPerson.extend({
    /** True where the account was there already: its name and password stay as they were. */
    existed: z.boolean(),
  }),
});

export const removePerson = endpoint(staffs('DELETE', '/api/support-persons/:id'), {
  ...about('support-person'),
  summary: 'Removes a support person with all it sent; with `userId`, only from that person.',
  confirms: true,
  logs: 'relative-removed',
  query: z.object({ userId: id.optional() }),
});

/** What came back from a person since somebody last read what goes between the two. */
const backNews = z.object({
  /** Voices and photos of hers. */
  replies: z.int(),
  liked: z.int(),
  received: z.int(),
});
export type BackNews = z.output<typeof backNews>;

/** Whom a support person looks after. */
const looksAfter = z.object({
  id,
  name: z.string(),
  photo: z.string().nullable(),
  familyConsent: z.boolean(),
  /** She asks to be called ("Llámame"), until this support person says that she has. */
  call: z.object({ askedAt: instant, phone: z.string().nullable() }).nullable(),
  /** She is switched off, and nothing reaches her; with what staff say of it, or an empty text. */
  paused: z.object({ words: z.string() }).nullable(),
  news: backNews,
});

/** The first person is named as the specification has it; with several, the page asks for whom. */
export const supportSession = supportName.extend({
  userId: id,
  user: z.object({ name: z.string(), familyConsent: z.boolean() }),
  users: z.array(looksAfter),
});
export type SupportSession = z.output<typeof supportSession>;

export const supportLogin = endpoint(everybodys('POST', '/api/support/login'), {
  summary: 'Opens the session of a relative or carer.',
  refuses: ['wrong_credentials', 'too_many_attempts', 'unauthenticated'],
  body: z.object({
    email: filled.pipe(email),
    password: filled.pipe(z.string().max(200)),
    municipalityId: id,
  }),
  response: supportSession,
});

export const ownSupport = endpoint(relatives('GET', '/api/support/me'), {
  summary: 'The relative or carer of this session, and whom she looks after, as they are now.',
  response: supportSession,
});

export const supportLogout = endpoint(relatives('POST', '/api/support/logout'), {
  summary: 'Ends the session of a relative or carer.',
});
