/** How large a picture becomes, in px, and how well it is kept. */
interface Frame {
  readonly longest: number;
  readonly quality: number;
  /** Only its middle square. */
  readonly isSquare?: boolean;
}

/** More than any screen here shows, a tenth of what a telephone takes. */
const SCREEN: Frame = { longest: 2560, quality: 0.86 };
const FACE: Frame = { longest: 512, quality: 0.85, isSquare: true };
const BANNER: Frame = { longest: 1600, quality: 0.92 };
/** What is no larger than this travels as it is, in bytes. */
const SMALL = 700_000;

/**
 * A photo made smaller before it is sent; the file itself where that would gain nothing, and where this browser
 * cannot open it: the server may, or says why not.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // A GIF may move, and a canvas would stop it.
  if (!file.type.startsWith('image/') || file.type === 'image/gif' || file.size <= SMALL) {
    return file;
  }
  const canvas = await drawn(file, SCREEN).catch(() => undefined);
  // JPEG knows no holes, and a PNG may have some.
  const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas ? canvas.toBlob(resolve, type, SCREEN.quality) : resolve(null),
  );
  if (!blob || blob.type !== type || blob.size >= file.size) return file;
  return new File([blob], file.name, { type, lastModified: file.lastModified });
}

/**
 * The middle square of a photo, small enough for a profile, as a data URL.
 * @throws where the file is no picture, or none that this browser opens.
 */
export async function shrinkFace(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not an image');
  const canvas = await drawn(file, FACE);
  const webp = canvas.toDataURL('image/webp', FACE.quality);
  // A browser that cannot write WebP gives PNG, far too big for a photo.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', FACE.quality);
}

/**
 * A whole picture of logos, small enough for the foot of a page, as a data URL.
 * @throws where the file is no picture, or none that this browser opens.
 */
export async function shrinkBanner(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not an image');
  const canvas = await drawn(file, BANNER);
  const webp = canvas.toDataURL('image/webp', BANNER.quality);
  // Logos have holes, which JPEG does not know.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/png');
}

async function drawn(file: File, { longest, isSquare }: Frame): Promise<HTMLCanvasElement> {
  // A photo taken upright says so beside its pixels; the browser turns it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const edge = Math.min(picture.width, picture.height);
    const width = isSquare ? edge : picture.width;
    const height = isSquare ? edge : picture.height;
    const scale = Math.min(1, longest / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    picture.close();
  }
}
