/** Side of the square that a photo becomes before it travels, in px. */
const side = 512;
const quality = 0.85;

/** Crops a picture to its middle square and shrinks it; throws when the file is no picture. */
export async function shrinkPhoto(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not an image');
  // A photo taken upright says so beside its pixels; the browser turns it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const edge = Math.min(picture.width, picture.height);
    const size = Math.min(side, edge);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    const left = (picture.width - edge) / 2;
    const top = (picture.height - edge) / 2;
    context.drawImage(picture, left, top, edge, edge, 0, 0, size, size);
    const webp = canvas.toDataURL('image/webp', quality);
    // A browser that cannot write WebP gives PNG, far too big for a photo.
    return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality);
  } finally {
    picture.close();
  }
}
