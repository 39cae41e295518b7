import { dayInExif } from '@encina/contract/photo-day';

/** Where cameras note their data, in bytes from the beginning. */
const HEAD = 256 * 1024;

/** Day on which a camera says that it took a photo, `2024-08-15`; undefined where it says nothing, or what cannot be. */
export async function cameraDay(file: Blob): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  return dayInExif(new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer()));
}

/** The mark with which a JPEG begins, in bytes. */
const BEGINNING = 2;
/**
 * A TIFF of one entry, in the order of Intel: `DateTime`, twenty letters, which follow.
 * @see CIPA DC-008, 4.6
 */
const ONE_MOMENT = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x32\x01\x02\0\x14\0\0\0\x1a\0\0\0\0\0\0\0';

/** A smaller copy of a JPEG, which has lost what its camera noted, with its day and nothing else of it. */
export function withCameraDay(file: File, day: string): File {
  const noted = `${ONE_MOMENT}${day.replaceAll('-', ':')} 12:00:00\0`;
  const size = noted.length + 2;
  const mark = [0xff, 0xe1, size >> 8, size & 0xff];
  const bytes = Uint8Array.from([...mark, ...[...noted].map((letter) => letter.charCodeAt(0))]);
  const { name, type, lastModified } = file;
  return new File([file.slice(0, BEGINNING), bytes, file.slice(BEGINNING)], name, {
    type,
    lastModified,
  });
}
