import './zod-jitless.ts';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** UUID v7 in text. The default municipality is the one id that is a word. */
export const id = z.string().min(1).max(64);
export const byId = z.object({ id });

/** UTC instant, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();
/** Local calendar day, `2026-11-20`. */
export const day = z.iso.date('Escribe una fecha válida.');

const NO_EMAIL = 'Escribe el correo electrónico.';
export const email = z
  .string(NO_EMAIL)
  .trim()
  .min(1, NO_EMAIL)
  .max(254, 'El correo es demasiado largo.')
  .pipe(z.email('Ese correo no parece completo. Ejemplo: ana@ejemplo.es'));

const SHORT_PASSWORD = 'La contraseña debe tener al menos 6 caracteres.';
export const password = z
  .string(SHORT_PASSWORD)
  .min(6, SHORT_PASSWORD)
  .max(200, 'La contraseña es demasiado larga.');

export const pin = z
  .string()
  .regex(/^\d{4}$/, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.');

const NO_NAME = 'El nombre es obligatorio';
export const personName = z
  .string(NO_NAME)
  .trim()
  .min(1, NO_NAME)
  .max(120, 'El nombre es demasiado largo. Usa 120 letras como mucho.');

/** A telephone as people write or paste it, `924-11.22 33`; kept as digits with single spaces between. */
export const phone = z
  .string()
  .transform((text) => text.replace(/[\s.()/-]+/g, ' ').trim())
  .pipe(z.string().regex(/^[+\d][\d ]{5,19}$/, 'Escribe el teléfono solo con números.'));

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

export const timeZone = z.enum(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);

/** Of what was seen before: where somebody else has edited since, nothing is written. */
export const seenVersion = z.number().int();

/** Page of a list: how many, and the cursor that the answer before gave in `X-Next`. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(500),
  after: z.string().max(600).optional(),
});
