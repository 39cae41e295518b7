import { cameraDay, withCameraDay } from '../../lib/camera-day.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';

/** A photo as small as it need be, which still knows its day: kept as a memory, it stands on that. */
export async function photoToSend(file: File): Promise<File> {
  const small = await shrinkPicture(file);
  if (small === file || small.type !== 'image/jpeg') return small;
  const day = await cameraDay(file);
  return day ? withCameraDay(small, day) : small;
}
