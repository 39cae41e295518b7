import './zod-jitless.ts';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** UUID v7 in text. The default municipality is the one id that is a word. */
export const id = z.string().min(1).max(64);
export const byId = z.object({ id });

/** UTC instant, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();
/** How long ago it happened, where it could not be said at once: a tablet without a network, whose clock may be wrong. */
export const secondsAgo = z
  .int()
  .min(0)
  .max(30 * 86_400);
/** Local calendar day, `2026-11-20`. */
export const day = z.iso.date('Escribe una fecha válida.');

/** Words that somebody must write. @param missing what is said where there are none */
export const requiredText = (missing: string, longest: number, tooLong: string) =>
  z.string(missing).trim().min(1, missing).max(longest, tooLong);
/** Words that somebody may leave out. */
export const text = (longest: number, tooLong: string) => z.string().trim().max(longest, tooLong);

const NO_EMAIL = 'Escribe el correo electrónico.';
export const email = requiredText(NO_EMAIL, 254, 'El correo es demasiado largo.').pipe(
  z.email('Ese correo no parece completo. Ejemplo: ana@ejemplo.es'),
);

const SHORT_PASSWORD = 'La contraseña debe tener al menos 6 caracteres.';
export const password = z
  .string(SHORT_PASSWORD)
  .min(6, SHORT_PASSWORD)
  .max(200, 'La contraseña es demasiado larga.');

export const pin = z
  .string()
  .regex(/^\d{4}$/, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.');

export const personName = requiredText(
  'El nombre es obligatorio',
  120,
  'El nombre es demasiado largo. Usa 120 letras como mucho.',
);

/** A code that staff gave out, for a device or for a relative. */
export const givenCode = requiredText(
  'Escribe el código que te ha dado el ayuntamiento.',
  32,
  'Ese código no es correcto.',
);

const NO_PHONE = 'Escribe el teléfono solo con números.';
/** A telephone as people write or paste it, `924-11.22 33`; kept as digits with single spaces between. */
export const phone = z
  .string()
  .max(200, NO_PHONE)
  .transform((text) => text.replace(/[\s.()/-]+/g, ' ').trim())
  .pipe(z.string().regex(/^[+\d][\d ]{5,19}$/, NO_PHONE));

/** A value that may be missing: an empty text or null takes it away. */
export const optional = (schema: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => null), schema]).nullish();

/** Letters of a photo on its way in: over three megabytes as a picture, ten times what a browser makes of one. */
const LONGEST_PHOTO = 4_500_000;
/** In bytes: a body with a photo in it. */
export const PHOTO_BODY_LIMIT = 5_000_000;

/** A photo on its way in: `data:image/…;base64,…`. The server decodes it, and keeps nothing that is not an image. */
export const photoData = z
  .string()
  .regex(/^data:image\/[a-z0-9.+-]+;base64,/i, 'Por favor selecciona una imagen')
  .max(LONGEST_PHOTO, 'La foto es demasiado grande. Elige otra más pequeña.');

/** Why a photo is not taken. */
export const PHOTO_REFUSALS = [
  'not_an_image',
  'image_too_big',
] as const satisfies readonly ErrorCode[];

/** A photo on its way out: the address that serves it, or null. Lists never carry the bytes. */
export const photoAddress = z.string().nullable();

/** What serves a picture takes and answers: `v` is another with each picture, for caches. */
export const picture = {
  query: z.object({ v: z.string().max(64).optional() }),
  file: ['image/webp'],
} as const;

export const timeZone = z.enum(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);

/** Of what was seen before: where somebody else has edited since, nothing is written. */
export const seenVersion = z.number().int();

/** How many a query wants. @param usual where it does not say */
export const amount = (most: number, usual = most) =>
  z.coerce.number().int().min(1).max(most).default(usual);
/** The cursor of a page, which the answer before gave in `X-Next`. */
export const cursor = (longest = 200) => z.string().max(longest).optional();

/** Page of a list: how many, and from where. */
export const page = z.object({ limit: amount(500), after: cursor(600) });
