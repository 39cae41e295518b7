import sharp from 'sharp';
import type { Sent } from './memories.ts';
import { pictureBytes } from './pictures.ts';

/** A file from anywhere, and what is the right answer to it. */
export interface CorpusFile extends Sent {
  readonly what: string;
  /** `kind` of the memory that it becomes, or the code with which it is refused. */
  readonly answer: string;
}

export const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>';

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const STRIP = { channels: 3 as const, background: 'red' };

const shown = (what: string, bytes: Uint8Array, type = 'image/jpeg'): CorpusFile => ({
  what,
  bytes,
  type,
  answer: 'image',
});

/** Pictures as they come from real cameras, scanners and jokers: all of them are shown. */
export async function pictures(jpeg: Buffer): Promise<CorpusFile[]> {
  return [
    ...(await turned(jpeg)),
    ...(await encoded(jpeg)),
    ...(await moving()),
    shown('a photo of 1 × 60,000', await ofHeight(60_000), 'image/png'),
    shown('a photo of 1 × 1', await ofHeight(1), 'image/png'),
    ...(await withMore(jpeg)),
    shown('a JPEG that says it is a PNG', jpeg, 'image/png'),
    shown('a JPEG that says it is a film', jpeg, 'video/mp4'),
    { what: 'a JPEG that says nothing', bytes: jpeg, answer: 'image' },
  ];
}

const turned = (jpeg: Buffer) =>
  Promise.all(
    ORIENTATIONS.map(async (orientation) =>
      shown(
        `a JPEG with orientation ${orientation}`,
        await sharp(jpeg).withMetadata({ orientation }).jpeg().toBuffer(),
      ),
    ),
  );

async function encoded(jpeg: Buffer): Promise<CorpusFile[]> {
  const image = () => sharp(jpeg);
  return [
    shown('a PNG', await pictureBytes('png'), 'image/png'),
    shown('a WebP', await pictureBytes('webp'), 'image/webp'),
    shown('an AVIF', await pictureBytes('avif'), 'image/avif'),
    shown('a TIFF', await pictureBytes('tiff'), 'image/tiff'),
    shown('a JPEG in CMYK', await image().toColourspace('cmyk').jpeg().toBuffer()),
    shown('a grey JPEG', await image().greyscale().jpeg().toBuffer()),
    shown('a PNG of 16 bits', await image().toColourspace('rgb16').png().toBuffer(), 'image/png'),
    shown('a PNG with holes', await image().ensureAlpha(0.3).png().toBuffer(), 'image/png'),
  ];
}

async function moving(): Promise<CorpusFile[]> {
  const frames = await sharp({ create: { ...STRIP, width: 40, height: 80 } })
    .raw()
    .toBuffer();
  const image = () =>
    sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } });
  return [
    shown('a GIF that moves', await image().gif({ loop: 0 }).toBuffer(), 'image/gif'),
    shown('a WebP that moves', await image().webp({ loop: 0 }).toBuffer(), 'image/webp'),
  ];
}

const ofHeight = (height: number) =>
  sharp({ create: { ...STRIP, width: 1, height } })
    .png()
    .toBuffer();

/** With something in them, or behind them, that is no picture. */
async function withMore(jpeg: Buffer): Promise<CorpusFile[]> {
  const exif = { IFD0: { Artist: 'Josefa' }, IFD3: { GPSLatitude: '38/1 25/1 0/1' } };
  const script = Buffer.concat([await pictureBytes('gif'), Buffer.from('/*alert(1)*/')]);
  return [
    shown(
      'a JPEG that knows where it was taken',
      await sharp(jpeg).withExif(exif).jpeg().toBuffer(),
    ),
    shown('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(HTML)])),
    shown('a JPEG with a ZIP behind it', Buffer.concat([jpeg, Buffer.from('504b0304', 'hex')])),
    shown('a GIF that is a script as well', script, 'image/gif'),
  ];
}
