import './zod-jitless.ts';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Largest file that may be sent, in bytes: 50 MB. */
export const MOST_BYTES = 50 * 1024 * 1024;

/** What a file is to the one who looks at it or listens to it. */
export const mediaKind = z.enum(['image', 'video', 'audio']);
export type MediaKind = z.output<typeof mediaKind>;

/** Why a file that somebody sends is not taken. */
export const FILE_REFUSALS = [
  'disk_low',
  'quota_full',
  'media_missing',
  'media_too_large',
  'upload_incomplete',
  'media_type',
  'media_heic',
  'media_damaged',
  'image_too_big',
] as const satisfies readonly ErrorCode[];
