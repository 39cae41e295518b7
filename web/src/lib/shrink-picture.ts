/** Longest side of a photo that travels, in px: more than any screen here shows, a tenth of what a telephone takes. */
const LONGEST = 2560;
const QUALITY = 0.86;
/** What is no larger than this travels as it is, in bytes. */
const SMALL = 700_000;

/** A photo made smaller before it is sent; the file itself where that would gain nothing. */
export async function shrinkPicture(file: File): Promise<File> {
  // A GIF may move, and a canvas would stop it.
  if (!file.type.startsWith('image/') || file.type === 'image/gif' || file.size <= SMALL) {
    return file;
  }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // JPEG knows no holes, and a PNG may have some.
    const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob || blob.type !== type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
