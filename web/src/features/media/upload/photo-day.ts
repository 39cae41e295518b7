/** Where cameras note their data, in bytes from the beginning. */
const HEAD = 256 * 1024;
const STAMP = /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/g;

/**
 * Day on which a camera says that it took the photo, `2024-08-15`; undefined where it says nothing. EXIF writes its
 * moments as plain text, and of several the first in time is when it was taken.
 * @see CIPA DC-008, DateTimeOriginal
 */
export async function photoDay(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  const text = new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());
  const days = [...text.matchAll(STAMP)].map(([, year, month, day]) => `${year}-${month}-${day}`);
  return days.filter(isDay).sort()[0];
}

/** A camera whose clock was never set says 0000 or 1970. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return false;
  return text > '1990' && date.getTime() < Date.now() && date.toISOString().slice(0, 10) === text;
}
