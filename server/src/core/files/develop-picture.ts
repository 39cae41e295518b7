import { dayInExif } from '@encina/contract/photo-day';
import sharp from 'sharp';

export interface Developed {
  /** As large as a screen shows it, WebP. */
  readonly screen: Uint8Array;
  /** A square for the grid, WebP. */
  readonly thumbnail: Uint8Array;
  /** Local day on which its camera says that it was taken. */
  readonly takenOn: string | undefined;
}
export type PictureResult = Developed | { readonly problem: 'media_damaged' | 'image_too_big' };

const MOST_PIXELS = 50_000_000;
/** Longest side on the screen, and side of the square in the grid, in px: enough for the densest tablet. */
const SCREEN = 2_048;
const THUMBNAIL = 480;

/** Decodes a picture whole, turns it upright, and makes of it what is shown; what it told of its maker stays behind. */
export async function developPicture(bytes: Uint8Array): Promise<PictureResult> {
  try {
    const image = sharp(bytes, { limitInputPixels: false, pages: 1, failOn: 'error' });
    const { width, height, exif } = await image.metadata();
    if (width * height > MOST_PIXELS) return { problem: 'image_too_big' };
    const screen = await image
      .autoOrient()
      .toColourspace('srgb')
      .resize(SCREEN, SCREEN, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    const thumbnail = await sharp(screen)
      .resize(THUMBNAIL, THUMBNAIL, {
        fit: 'cover',
        position: sharp.strategy.attention,
        // A strip of one point would first become half a million points long.
        withoutEnlargement: true,
      })
      .webp({ quality: 74 })
      .toBuffer();
    return { screen, thumbnail, takenOn: exif && dayInExif(exif.toString('latin1')) };
  } catch {
    return { problem: 'media_damaged' };
  }
}
