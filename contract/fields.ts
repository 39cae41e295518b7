import './quiet-zod.ts';
import { z } from 'zod';

/** UUID v7 in text. The default municipality is the one id that is a word. */
export const id = z.string().min(1).max(64);
export const byId = z.object({ id });

/** UTC instant, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();
/** Local calendar day, `2026-11-20`. */
export const day = z.iso.date('Escribe una fecha válida.');

export const email = z
  .string()
  .trim()
  .min(1, 'Escribe el correo electrónico.')
  .max(254, 'El correo es demasiado largo.')
  .pipe(z.email('Ese correo no parece completo. Ejemplo: ana@ejemplo.es'));

export const password = z
  .string()
  .min(6, 'La contraseña debe tener al menos 6 caracteres.')
  .max(200, 'La contraseña es demasiado larga.');

export const pin = z
  .string()
  .regex(/^\d{4}$/, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.');

export const personName = z
  .string()
  .trim()
  .min(1, 'El nombre es obligatorio')
  .max(120, 'El nombre es demasiado largo. Usa 120 letras como mucho.');

/** A photo on its way in: `data:image/…;base64,…`. The server decodes it, and keeps nothing that is not an image. */
export const photoData = z
  .string()
  .regex(/^data:image\/[a-z0-9.+-]+;base64,/i, 'Por favor selecciona una imagen')
  .max(8_000_000, 'La foto es demasiado grande. Elige otra más pequeña.');

/** A photo on its way out: the address that serves it, or null. Lists never carry the bytes. */
export const photoAddress = z.string().nullable();

export const timeZone = z.enum(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);

/** Page of a list: how many, and the cursor that the answer before gave in `X-Next`. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(500),
  after: z.string().max(600).optional(),
});
