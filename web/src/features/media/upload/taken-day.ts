import { isPlausibleDay } from '@encina/contract/photo-day';
import { cameraDay } from '../../../lib/camera-day.ts';
import { localDay } from '../../../lib/dates.ts';

/**
 * Day on which a file was made, `2024-08-15`: as the camera notes it in a photo, else as the device remembers it.
 * Undefined where neither says, or what cannot be. A photo tells it here: what is sent may be a smaller copy.
 */
export async function takenDay(file: File, timeZone: string): Promise<string | undefined> {
  return (await cameraDay(file)) ?? fileDay(file, timeZone);
}

/** A device that does not know says today. */
function fileDay({ lastModified }: File, timeZone: string): string | undefined {
  const [day, today] = [localDay(lastModified, timeZone), localDay(Date.now(), timeZone)];
  return day < today && isPlausibleDay(day, Date.now()) ? day : undefined;
}
