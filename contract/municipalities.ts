import { z } from 'zod';
import { about, by, everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import {
  byId,
  email,
  id,
  optional,
  PHOTO_BODY_LIMIT,
  PHOTO_REFUSALS,
  phone,
  photoAddress,
  photoData,
  picture,
  requiredText,
  seenVersion,
  text,
  timeZone,
} from './fields.ts';

export const DEFAULT_MUNICIPALITY_ID = 'valle-de-matamoros-default';

export const municipality = z.object({
  id,
  name: z.string(),
  photo: photoAddress,
  timeZone,
  /** Telephone of the town hall, shown where a person may need help. */
  phone: z.string().nullable(),
  /** Where people write to the town hall: about accessibility and about their data. */
  email: z.string().nullable(),
  address: z.string().nullable(),
  /** The autonomous community, to tell two towns of one name apart. */
  region: z.string().nullable(),
  /** Picture of whose project this is, 80 px high at most where it is shown. */
  logos: photoAddress,
  /** What the project page says of the money; nothing where nobody gave any. */
  programme: z.string().nullable(),
  funder: z.string().nullable(),
  budget: z.string().nullable(),
  aid: z.string().nullable(),
  /** Whether the project of this town goes in the four phases of the project page. */
  showsPhases: z.boolean(),
  /** Who declares on the accessibility statement, with its article: it stands in the middle of sentences. */
  accessibilityEntity: z.string().nullable(),
  /** Who decides on complaints that the entity did not settle. */
  accessibilityAuthority: z.string().nullable(),
  /** Where people write about accessibility, where that is not `email`. */
  accessibilityEmail: z.string().nullable(),
  /** What creating the first administrator takes: nothing, a code, or it is no longer possible. */
  setup: z.enum(['open', 'code', 'closed']),
  /** One more with each edit of staff. */
  version: z.number().int(),
});
export type Municipality = z.output<typeof municipality>;

const line = (longest: number) =>
  optional(text(longest, `Es demasiado largo. Usa ${longest} letras como mucho.`));

export const createMunicipalityBody = z.object({
  /** Only to ensure that the default municipality exists; the call may be repeated. */
  id: z.literal(DEFAULT_MUNICIPALITY_ID).optional(),
  name: requiredText('El nombre del municipio es requerido', 120, 'El nombre es demasiado largo.'),
  photo: photoData.nullish(),
  timeZone: timeZone.default('Europe/Madrid'),
  phone: optional(phone),
});

/** Only what is named changes; an empty text or null takes a value away. */
export const updateMunicipalityBody = createMunicipalityBody
  .pick({ name: true, photo: true, phone: true })
  .extend({
    timeZone,
    email: optional(email),
    address: optional(text(200, 'La dirección es demasiado larga.')),
    region: line(80),
    logos: photoData.nullish(),
    programme: line(200),
    funder: line(200),
    budget: line(60),
    aid: line(60),
    showsPhases: z.boolean(),
    accessibilityEntity: line(160),
    accessibilityAuthority: line(200),
    accessibilityEmail: optional(email),
    version: seenVersion,
  })
  .partial();

export const list = endpoint(everybodys('GET', '/api/municipalities'), {
  summary: 'Municipalities, by name.',
  response: z.array(municipality),
});

export const create = endpoint(by('stranger', 'admin')('POST', '/api/municipalities'), {
  summary: 'Ensures the default municipality (anyone), or creates another (an administrator).',
  refuses: ['unauthenticated', 'municipality_exists', ...PHOTO_REFUSALS],
  body: createMunicipalityBody,
  bodyLimit: PHOTO_BODY_LIMIT,
  response: municipality.extend({
    /** Shown once: the first administrator of the new municipality must give it. */
    setupCode: z.string().optional(),
  }),
});

export const update = endpoint(staffs('PATCH', '/api/municipalities/:id'), {
  ...about('municipality'),
  summary: 'Edits what a municipality says of itself.',
  refuses: ['municipality_exists', 'changed_meanwhile', ...PHOTO_REFUSALS],
  body: updateMunicipalityBody,
  bodyLimit: PHOTO_BODY_LIMIT,
  response: municipality,
});

export const remove = endpoint(staffs('DELETE', '/api/municipalities/:id'), {
  summary: 'Removes a municipality that was made by mistake: nobody is in it and nobody ever was.',
  refuses: ['municipality_not_found', 'municipality_not_empty', 'forbidden'],
  confirms: true,
  params: byId,
});

export const logos = endpoint(everybodys('GET', '/api/municipalities/:id/logos'), {
  summary: 'The logos of a municipality and of who pays for its project, WebP.',
  params: byId,
  ...picture,
});

export const photo = endpoint(everybodys('GET', '/api/municipalities/:id/photo'), {
  summary: 'Photo of a municipality, WebP.',
  params: byId,
  ...picture,
});
