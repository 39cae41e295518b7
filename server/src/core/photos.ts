import { createHash } from 'node:crypto';
import type { ResizeOptions } from 'sharp';
import { DomainError } from './errors.ts';
import type { Storage } from './storage.ts';

/** Side of a stored profile or municipality photo, in pixels: an 88 px avatar on the densest tablet, and room to spare. */
const SIDE = 384;
/** A picture of several logos is shown 80 px high at most; twice that for a dense screen. */
const BANNER = { width: 1_600, height: 160 };
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export interface Photos {
  /**
   * Decodes a data URL, turns it upright, crops it to a square, strips its metadata and keeps it as WebP.
   * @returns the key under which it is stored: `<folder>/<hash>.webp`.
   * @throws DomainError `not_an_image`
   */
  keep(folder: string, dataUrl: string): Promise<string>;
  /** The same for a picture of logos, which keeps its proportions. */
  keepBanner(folder: string, dataUrl: string): Promise<string>;
  /** @throws DomainError `not_found`, also where there is no photo */
  bytes(key: string | null | undefined): Promise<Uint8Array>;
  /** Removes a photo in whose place another one has come, or none. @param now left out where it stays */
  removeReplaced(before: string | null, now: string | null | undefined): Promise<void>;
  removeFolder(folder: string): Promise<void>;
}

export function photos(storage: Storage): Photos {
  const keepAs = (size: ResizeOptions) => async (folder: string, dataUrl: string) => {
    const bytes = await toWebp(
      Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
      size,
    );
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const key = `${folder}/${hash}.webp`;
    await storage.put(key, bytes, 'image/webp');
    return key;
  };
  return {
    keep: keepAs({ width: SIDE, height: SIDE, fit: 'cover' }),
    keepBanner: keepAs({ ...BANNER, fit: 'inside', withoutEnlargement: true }),
    async bytes(key) {
      const bytes = key && (await storage.get(key));
      if (!bytes) throw new DomainError('not_found');
      return bytes;
    },
    async removeReplaced(before, now) {
      if (before && now !== undefined && now !== before) await storage.remove(before);
    },
    removeFolder: (folder) => storage.removeAll(folder),
  };
}

async function toWebp(input: Buffer, size: ResizeOptions): Promise<Buffer> {
  // Loaded with the first photo: no start waits for it.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(input, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
    const { format } = await image.metadata();
    if (!format || !FORMATS.has(format)) throw new DomainError('not_an_image');
    return await image.autoOrient().resize(size).webp({ quality: 80 }).toBuffer();
  } catch (cause) {
    throw new DomainError('not_an_image', { cause });
  }
}

/** The public address of a stored photo. Its content never changes under one `v`, so it may be cached for long. */
export function photoAddress(path: string, key: string | null, name = 'photo'): string | null {
  const version = key?.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));
  return version ? `${path}/${name}?v=${version}` : null;
}

/** A photo as an answer: fixed type, no sniffing, no scripts, kept by this browser only. */
export function servePhoto(bytes: Uint8Array, header: (name: string, value: string) => void) {
  header('cache-control', 'private, max-age=31536000, immutable');
  header('content-security-policy', "default-src 'none'; sandbox");
  return { bytes, type: 'image/webp' };
}
