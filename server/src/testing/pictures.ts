import sharp, { type Sharp } from 'sharp';

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** A picture of 600 × 400, red on the left, blue on the right. */
function picture(): Sharp {
  const half = { width: 300, height: 400, channels: 3 as const };
  return sharp({ create: { ...half, width: 600, background: BLUE } }).composite([
    { input: { create: { ...half, background: RED } }, left: 0, top: 0 },
  ]);
}

/** The picture as a file. */
export const pictureBytes = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' = 'jpeg') =>
  picture().toFormat(format).toBuffer();

/** The picture as a browser sends it. */
export async function pictureUrl(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
): Promise<string> {
  return dataUrl(await picture().toFormat(format).toBuffer(), `image/${format}`);
}

/**
 * The same, as a telephone held upright writes it: lying on its left side, with a note to turn it and one of
 * where and by whom it was taken. Turned, red is above and blue below.
 */
export async function pictureLyingDown(): Promise<string> {
  const bytes = await picture()
    .withExif({ IFD0: { Artist: 'Josefa' }, IFD3: { GPSLatitude: '38/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return dataUrl(bytes, 'image/jpeg');
}

export const dataUrl = (bytes: Uint8Array | string, type: string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** `red` or `blue` at each of these points, given in parts of the whole: [0.5, 0.1] is the middle, near the top. */
export async function coloursAt(
  bytes: Uint8Array,
  points: readonly (readonly [number, number])[],
): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}
