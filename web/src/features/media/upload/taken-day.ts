import { dayInExif, isPlausibleDay } from '@encina/contract/photo-day';
import { localDay } from '../../../lib/dates.ts';

/** Where cameras note their data, in bytes from the beginning. */
const HEAD = 256 * 1024;

/**
 * Day on which a file was made, `2024-08-15`: as the camera notes it in a photo, else as the device remembers it.
 * Undefined where neither says, or what cannot be. A photo tells it here: what is sent may be a smaller copy.
 */
export async function takenDay(file: File, timeZone: string): Promise<string | undefined> {
  return (await cameraDay(file)) ?? fileDay(file, timeZone);
}

async function cameraDay(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  return dayInExif(new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer()));
}

/** A device that does not know says today. */
function fileDay({ lastModified }: File, timeZone: string): string | undefined {
  const [day, today] = [localDay(lastModified, timeZone), localDay(Date.now(), timeZone)];
  return day < today && isPlausibleDay(day, Date.now()) ? day : undefined;
}
