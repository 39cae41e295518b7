import { z } from 'zod';
import { about, everybodys, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { givenCode, id, instant, optional, photoAddress, requiredText } from './fields.ts';

const deviceName = requiredText(
  'Escribe cómo se llama la tableta.',
  60,
  'El nombre es demasiado largo. Usa 60 letras como mucho.',
);

export const device = z.object({
  id,
  /** As staff call it: "Tableta de la biblioteca". */
  name: z.string(),
  /** What it is: "Tableta Android". */
  kind: z.string(),
  /** The one on which the list is looked at. */
  isThis: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  /** Whether it is somebody's; also where nobody is left whose it was. */
  isTied: z.boolean(),
  /** Whose it is. */
  people: z.array(z.object({ id, name: z.string() })),
});
export type Device = z.output<typeof device>;

export const list = endpoint(staffs('GET', '/api/devices'), {
  summary: 'Enrolled devices of the municipality, last seen first, 200 at most.',
  response: z.array(device),
});

export const createCode = endpoint(staffs('POST', '/api/devices/codes'), {
  summary: 'A one-time code that enrols one device; good for 30 minutes.',
  body: z.object({ name: optional(deviceName) }).optional(),
  response: z.object({
    code: z.string(),
    expiresAt: instant,
    /** The address by which the town reaches Encina, where the server was told one. */
    publicUrl: z.string().nullable(),
  }),
});

export const enrol = endpoint(everybodys('POST', '/api/devices/enrol'), {
  summary: 'Enrols this device with a code that staff issued.',
  refuses: ['wrong_device_code', 'too_many_attempts'],
  body: z.object({ municipalityId: id, code: givenCode }),
});

export const revoke = endpoint(staffs('DELETE', '/api/devices/:id'), {
  ...about('device'),
  summary: 'Revokes a device: its cookie and the sessions opened on it end at once.',
  logs: 'device-revoked',
});

export const renameBody = z.object({ name: deviceName });

export const rename = endpoint(staffs('PATCH', '/api/devices/:id'), {
  ...about('device'),
  summary: 'Gives a device the name by which staff know it.',
  logs: 'device-renamed',
  body: renameBody,
});

/** A couple shares a tablet; a third has one of her own. */
export const MOST_TIED = 2;

export const tie = endpoint(staffs('PUT', '/api/devices/:id/people'), {
  ...about('device'),
  summary: 'Ties a device to one or two people, whom alone it then shows; to nobody, it shows all.',
  refuses: ['user_not_found'],
  logs: 'device-tied',
  body: z.object({
    userIds: z.array(id).max(MOST_TIED, 'Una tableta puede ser de dos personas como mucho.'),
  }),
});

/** Who this browser is, so that a start can offer to go on. Names nobody but the holder of the cookie. */
export const session = endpoint(everybodys('GET', '/api/session'), {
  summary: 'The sessions that this browser holds.',
  response: z.object({
    device: z
      .object({
        municipalityId: id,
        /** Whether it is somebody's: it then shows nobody else, though nobody were left. */
        isTied: z.boolean(),
        /** The people whose tablet it is. */
        tiedTo: z.array(id),
      })
      .nullable(),
    user: z.object({ id, name: z.string(), photo: photoAddress, municipalityId: id }).nullable(),
    /** The relative or carer. */
    support: z.object({ id, name: z.string(), municipalityId: id }).nullable(),
    /** Who is in as staff, where it is asked as staff. */
    admin: z.object({ id, name: z.string(), municipalityId: id }).nullable(),
  }),
});
