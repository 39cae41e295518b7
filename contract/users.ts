import { z } from 'zod';
import { about, by, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import {
  day,
  email,
  id,
  instant,
  optional,
  PHOTO_BODY_LIMIT,
  PHOTO_REFUSALS,
  page,
  personName,
  phone,
  photoAddress,
  photoData,
  picture,
  pin,
  seenVersion,
  text,
} from './fields.ts';
import { shownSettings } from './settings.ts';
import { termsMedium, termsVersion } from './terms.ts';

/** No clock of Spain is further ahead of UTC, in ms. */
const FURTHEST_AHEAD = 2 * 3_600_000;
const lastDay = () => new Date(Date.now() + FURTHEST_AHEAD).toISOString().slice(0, 10);

const birthDay = day.refine((born) => born <= lastDay(), {
  error: 'Esa fecha de nacimiento todavía no ha llegado. Revisa el año.',
  // What is no date is told that alone.
  when: ({ issues }) => issues.length === 0,
});

/** What the profile picker of an enrolled device shows. */
export const pickerUser = z.object({
  id,
  name: z.string(),
  photo: photoAddress,
  isActive: z.boolean(),
  hasPin: z.boolean(),
});
export type PickerUser = z.output<typeof pickerUser>;

/** A row of the administrator's list. */
export const listedUser = pickerUser.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  familyConsent: z.boolean(),
  municipalConsent: z.boolean(),
  createdAt: instant,
  /** Last time the person's view was open, or null. Left out for staff without her municipal consent. */
  lastActiveAt: instant.nullable().optional(),
});
export type ListedUser = z.output<typeof listedUser>;

/** What an administrator sees of a person. */
export const profile = listedUser.extend({
  birthDate: z.string().nullable(),
  adminId: id.nullable(),
  municipalityId: id,
});
export type Profile = z.output<typeof profile>;

/** The same on its own page, with the day of each consent, and why she is switched off. */
export const fullProfile = profile.extend({
  pauseReason: z.string(),
  pauseWords: z.string(),
  /** When each consent was last given or taken back; null where it never was. */
  familyConsentAt: instant.nullable(),
  municipalConsentAt: instant.nullable(),
  /** One more with each edit of staff. */
  version: z.number().int(),
});
export type FullProfile = z.output<typeof fullProfile>;

/** What a person sees of herself. */
export const ownUser = profile.extend({
  ...shownSettings,
  /** Staff gave her the PIN with which she comes in: she is asked for one of her own. */
  pinIsFromStaff: z.boolean(),
});
export type OwnUser = z.output<typeof ownUser>;

/** What a linked relative or carer sees of a person. */
export const supportedUser = z.object({
  id,
  name: z.string(),
  photo: photoAddress,
  familyConsent: z.boolean(),
});

export const createUserBody = z.object({
  name: personName,
  email: optional(email),
  phone: optional(phone),
  birthDate: optional(birthDay),
  photo: photoData.nullish(),
  pin: z
    .string('El PIN de acceso es obligatorio.')
    .min(1, 'El PIN de acceso es obligatorio.')
    .pipe(pin),
  /** The terms that the person has accepted; where none are named she is asked when she comes in. */
  termsVersion: termsVersion.optional(),
  termsMedium: termsMedium.optional(),
  familyConsent: z.boolean('Escribe sí o no.').default(false),
  municipalConsent: z.boolean('Escribe sí o no.').default(false),
  /** Both are those of the session; another value is refused, none is filled in. */
  adminId: id.optional(),
  municipalityId: id.optional(),
});

const said = text(300, 'Es demasiado largo. Usa 300 letras como mucho.');

/** Only what is named changes; an empty text or null takes a value away. Consents are the person's own. */
export const updateUserBody = createUserBody
  .pick({ name: true, email: true, phone: true, birthDate: true, photo: true, pin: true })
  .extend({
    isActive: z.boolean(),
    version: seenVersion,
    /** Why she is switched off, for staff; goes when she is switched on again. */
    pauseReason: said,
    /** What her family reads of it. */
    pauseWords: said,
  })
  .partial();

/**
 * By what staff narrow their list. `away`: not in for seven days, where she lets the town hall know; `no-device`: no
 * tablet is tied to her; `with-request`: she asks something about her data and waits.
 */
const peopleFilter = z.enum(['active', 'away', 'no-device', 'no-support', 'with-request']);
export type PeopleFilter = z.output<typeof peopleFilter>;

export const list = endpoint(by('device', 'admin')('GET', '/api/users'), {
  summary:
    'People of a municipality by surname, for a device those whom it shows; total in `X-Total-Count`, counted to 500 for a device, cursor of the next page in `X-Next`.',
  subject: { kind: 'municipality', in: 'query', name: 'municipalityId' },
  strangerRefusal: 'device_not_enrolled',
  query: page.extend({
    municipalityId: id,
    adminId: id.optional(),
    /** Words in any order, each a part of her name or of her telephone; capitals and accents do not matter. */
    search: z.string().trim().max(120).optional(),
    /** With commas between; for staff. */
    filter: z
      .string()
      .max(80)
      .transform((names) => names.split(','))
      .pipe(z.array(peopleFilter))
      .optional(),
    /** Only those whose surname begins with this letter or a later one; for a device. */
    from: z
      .string()
      .regex(/^[a-z]$/)
      .optional(),
    /** Only these people, eight at most, their ids with commas between. */
    ids: z.string().max(520).optional(),
  }),
  response: { device: z.array(pickerUser), admin: z.array(listedUser) },
});

export const create = endpoint(staffs('POST', '/api/users'), {
  summary: 'Creates a person in the administrator’s municipality.',
  refuses: ['municipality_not_found', ...PHOTO_REFUSALS],
  body: createUserBody,
  bodyLimit: PHOTO_BODY_LIMIT,
  response: { admin: profile },
});

export const get = endpoint(by('device', 'user', 'support', 'admin')('GET', '/api/users/:id'), {
  summary: 'A person, as far as the caller may know her.',
  ...about('user'),
  response: { device: pickerUser, user: ownUser, support: supportedUser, admin: fullProfile },
});

export const update = endpoint(staffs('PATCH', '/api/users/:id'), {
  ...about('user'),
  summary: 'Edits a person; a new PIN or deactivation ends her sessions at once.',
  refuses: ['changed_meanwhile', ...PHOTO_REFUSALS],
  confirms: ['pin'],
  body: updateUserBody,
  bodyLimit: PHOTO_BODY_LIMIT,
  response: { admin: fullProfile },
});

export const photo = endpoint(
  by('device', 'user', 'support', 'admin')('GET', '/api/users/:id/photo'),
  {
    summary: 'Photo of a person, WebP.',
    ...about('user'),
    ...picture,
  },
);

export const remove = endpoint(staffs('DELETE', '/api/users/:id'), {
  ...about('user'),
  summary: 'Erases a person: rows, files, sessions and links.',
  confirms: true,
  logs: 'person-erased',
});
