import type { MediaKind } from '@encina/contract/files';
import { DomainError } from '../errors.ts';

/** How much of a file's beginning and end is looked at, in bytes. */
export const LOOKED_AT = 64 * 1024;

export interface FileKind {
  readonly kind: MediaKind;
  /** One of a fixed list: it becomes a header. */
  readonly mimeType: string;
}

const IMAGES = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
/** As the detector names them, and as browsers know them. */
const VIDEOS: Readonly<Record<string, string>> = {
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'video/webm': 'video/webm',
  'video/matroska': 'video/webm',
  'video/3gpp': 'video/3gpp',
  'video/3gpp2': 'video/3gpp2',
  'video/ogg': 'video/ogg',
  'video/mpeg': 'video/mpeg',
  'video/vnd.avi': 'video/x-msvideo',
};
const SOUNDS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/aac': 'audio/aac',
  'audio/ogg': 'audio/ogg',
  'audio/wav': 'audio/wav',
  'audio/flac': 'audio/flac',
  'audio/amr': 'audio/amr',
  'audio/aiff': 'audio/aiff',
};
/** Boxes that hold pictures, sound, or both: what marks a track of pictures in each. */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  'video/mp4': ['vide'],
  'video/3gpp': ['vide'],
  'video/3gpp2': ['vide'],
  'video/webm': ['V_VP', 'V_AV1', 'V_MPEG', 'V_THEORA'],
};

/**
 * What a file is, as its own bytes say. The declared type decides only where a box may hold a film or a voice and
 * nothing in it says which.
 * @throws DomainError `media_type`, or `media_heic` for what could be shown but not opened here.
 */
export async function fileKind(
  head: Uint8Array,
  tail: Uint8Array,
  declared: string,
): Promise<FileKind> {
  // Loaded with the first file: no start waits for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = found?.mime.split(';')[0] ?? '';
  if (HEIC.has(mime)) throw new DomainError('media_heic');
  if (IMAGES.has(mime)) return { kind: 'image', mimeType: mime };
  const sound = SOUNDS[mime];
  if (sound) return { kind: 'audio', mimeType: sound };
  const video = VIDEOS[mime];
  if (!video) throw new DomainError('media_type');
  const holdsSound = declared.startsWith('audio/') && !showsPictures(video, head, tail);
  return holdsSound
    ? { kind: 'audio', mimeType: video.replace('video/', 'audio/') }
    : { kind: 'video', mimeType: video };
}

function showsPictures(video: string, head: Uint8Array, tail: Uint8Array): boolean {
  const marks = BOXES[video];
  if (!marks) return true;
  return [head, tail].some((bytes) => marks.some((mark) => Buffer.from(bytes).includes(mark)));
}
