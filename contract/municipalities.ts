import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, id, photoAddress, photoData, timeZone } from './fields.ts';

export const DEFAULT_MUNICIPALITY_ID = 'valle-de-matamoros-default';

export const municipality = z.object({
  id,
  name: z.string(),
  photo: photoAddress,
  timeZone,
  /** Telephone of the town hall, shown where a person may need help. */
  phone: z.string().nullable(),
  /** What creating the first administrator takes: nothing, a code, or it is no longer possible. */
  setup: z.enum(['open', 'code', 'closed']),
});
export type Municipality = z.output<typeof municipality>;

export const createMunicipalityBody = z.object({
  /** Only to ensure that the default municipality exists; the call may be repeated. */
  id: z.literal(DEFAULT_MUNICIPALITY_ID).optional(),
  name: z
    .string('El nombre del municipio es requerido')
    .trim()
    .min(1, 'El nombre del municipio es requerido')
    .max(120, 'El nombre es demasiado largo.'),
  photo: photoData.nullish(),
  timeZone: timeZone.default('Europe/Madrid'),
  phone: z
    .string()
    .trim()
    .regex(/^[+\d][\d ]{5,19}$/, 'Escribe el teléfono solo con números.')
    .nullish(),
});

export const list = endpoint({
  method: 'GET',
  path: '/api/municipalities',
  summary: 'Municipalities, by name.',
  audience: ['stranger'],
  response: z.array(municipality),
});

export const create = endpoint({
  method: 'POST',
  path: '/api/municipalities',
  summary: 'Ensures the default municipality (anyone), or creates another (an administrator).',
  audience: ['stranger', 'admin'],
  body: createMunicipalityBody,
  bodyLimit: 9_000_000,
  response: municipality.extend({
    /** Shown once: the first administrator of the new municipality must give it. */
    setupCode: z.string().optional(),
  }),
});

export const photo = endpoint({
  method: 'GET',
  path: '/api/municipalities/:id/photo',
  summary: 'Photo of a municipality, WebP.',
  audience: ['stranger'],
  params: byId,
  query: z.object({ v: z.string().max(64).optional() }),
  file: true,
});
