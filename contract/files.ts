import './zod-jitless.ts';
import { z } from 'zod';

/** Largest file that may be sent, in bytes: 50 MB. */
export const MOST_BYTES = 50 * 1024 * 1024;

/** What a file is to the one who looks at it or listens to it. */
export const mediaKind = z.enum(['image', 'video', 'audio']);
export type MediaKind = z.output<typeof mediaKind>;
