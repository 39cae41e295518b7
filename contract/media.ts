import { z } from 'zod';
import { by, figures, hers, withFamily } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, byId, cursor, day, id, instant, text } from './fields.ts';
import { FILE_REFUSALS, MOST_BYTES, mediaKind } from './files.ts';

const readers = withFamily('memories', 'memories_not_shared');

/** What `Tal día como hoy` shows at most. */
export const MOST_ON_A_DAY = 50;

/** What a memory is; a `text` is a letter, which somebody wrote to her. */
export const memoryKind = z.enum([...mediaKind.options, 'text']);
export type MemoryKind = z.output<typeof memoryKind>;

/** A memory. `url` and `thumbnail` are served at `/api/users/{id}/objects{url}`. */
export const memory = z.object({
  id,
  kind: memoryKind,
  /** Of what `url` serves: a photo is shown as WebP, whatever it came as. */
  mimeType: z.string(),
  url: z.string(),
  /** Null where a video brought no picture of itself, and for voices and letters. */
  thumbnail: z.string().nullable(),
  title: z.string(),
  /** What is told of it; of a letter its words. */
  description: z.string(),
  /** Who wrote it; null for all but letters. */
  writtenBy: z.string().nullable(),
  originalName: z.string(),
  /** Bytes of the original. */
  size: z.int(),
  uploadedAt: instant,
  /** Local day on which it was taken; the first one of a year of which no more is known; else the day it was kept. */
  day: z.string(),
  /** What is known of when it was taken: its day, its year, or nothing. */
  dayKnown: z.enum(['day', 'year', 'no']),
  isFavorite: z.boolean(),
});
export type Memory = z.output<typeof memory>;

/** When something was: a day, or a year of which no more is known. */
const when = z.union([day, z.string().regex(/^(18|19|20)\d\d$/)], 'Escribe una fecha válida.');
const title = text(120, 'El título es demasiado largo. Usa 120 letras como mucho.');

const TYPE = 'Solo se permiten imágenes, videos y audios.';
const mimeType = z
  .string()
  .max(120, TYPE)
  .regex(/^(image|video|audio)\/[\w.+-]+(\s*;.*)?$/i, TYPE);
const fileName = z.string().max(1_000, 'El nombre del archivo es demasiado largo.');
const size = z
  .int()
  .min(1, 'Archivo requerido')
  .max(MOST_BYTES, 'El archivo no puede ser mayor a 50MB.');

/** Of a field that is left out nothing is known: any allowed type, and up to 50 MB. */
export const uploadBody = z.object({ mimeType, size, originalName: fileName }).partial().optional();

export const uploadUrl = endpoint(hers('POST', '/api/users/:id/media/upload-url'), {
  summary: 'A signed address that takes one file of that type and size, once, within an hour.',
  refuses: ['disk_low', 'quota_full'],
  body: uploadBody,
  response: z.object({ uploadURL: z.string(), fileURL: z.string() }),
});

export const receive = endpoint(hers('PUT', '/api/users/:id/media/uploads/:uploadId'), {
  summary: 'Takes the bytes, where the store has no address of its own for browsers.',
  refuses: ['upload_refused', 'upload_used', ...FILE_REFUSALS],
  params: byId.extend({ uploadId: id }),
  query: z.object({ signature: z.string().max(100) }),
  incoming: true,
});

export const confirmBody = z.object({
  fileURL: z.string().max(200),
  title: title.default(''),
  description: text(
    1_000,
    'La descripción es demasiado larga. Usa 1.000 letras como mucho.',
  ).default(''),
  /** What the content is, it says itself; these three are read where it leaves a choice. */
  mimeType: z.string().max(120).optional(),
  size: z.number().optional(),
  originalName: fileName.optional(),
  /** When it was taken, where somebody knows; else a photo may say so itself. */
  day: when.nullish(),
  /** A frame of a video, made in the browser. */
  poster: z
    .string()
    .regex(/^data:image\/(jpeg|webp|png);base64,/)
    .max(900_000)
    .optional(),
});

export const confirm = endpoint(hers('POST', '/api/users/:id/media'), {
  summary: 'Makes a memory of the file that arrived; said twice, it is one memory.',
  refuses: ['upload_not_received', ...FILE_REFUSALS],
  body: confirmBody,
  bodyLimit: 1_000_000,
  response: memory,
});

export const list = endpoint(readers('/api/users/:id/media'), {
  summary:
    'Memories, latest day first; total in `X-Total-Count`, cursor of the next page in `X-Next`.',
  query: z.object({
    kind: memoryKind.optional(),
    limit: amount(500, 100),
    after: cursor(),
  }),
  response: z.array(memory),
});

export const onThisDay = endpoint(readers('/api/users/:id/media/on-this-day'), {
  summary: 'Memories of this calendar day in other years, latest year first, 50 at most.',
  response: z.array(memory),
});

export const stats = endpoint(
  { ...figures('/api/users/:id/media/stats'), familyRefusal: 'memories_not_shared' },
  {
    summary: 'How many memories, and how many of them are favourites.',
    response: z.object({ totalFiles: z.int(), favorites: z.int() }),
  },
);

const byMemory = byId.extend({ mediaId: id });

export const object = endpoint(readers('/api/users/:id/objects/media/:mediaId'), {
  summary:
    'A memory to look at or listen to: a photo as WebP, a video, a voice or a letter as it came; ranges.',
  params: byMemory,
  file: ['image/*', 'video/*', 'audio/*', 'text/plain'],
  ranges: true,
});

export const thumbnail = endpoint(readers('/api/users/:id/objects/media/:mediaId/thumbnail'), {
  summary: 'A small square picture of a memory, WebP.',
  params: byMemory,
  file: ['image/webp'],
  ranges: true,
});

export const update = endpoint(by('user')('PATCH', '/api/media/:id'), {
  summary:
    'Marks a memory as a favourite or takes the mark away; says what it is, and when it was.',
  params: byId,
  body: z.object({ isFavorite: z.boolean(), title, day: when }).partial(),
  response: memory,
});

export const remove = endpoint(by('user')('DELETE', '/api/media/:id'), {
  summary: 'Deletes a memory and its files.',
  params: byId,
});
