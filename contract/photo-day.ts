const STAMP = /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/g;

/**
 * Day on which a camera says that it took a photo, `2024-08-15`; undefined where it says nothing. EXIF writes its
 * moments as plain text, and of several the first in time is when it was taken.
 * @param exif what the camera noted, or the beginning of the file that holds it, as Latin-1
 * @see CIPA DC-008, DateTimeOriginal
 */
export function dayInExif(exif: string, now = Date.now()): string | undefined {
  const days = [...exif.matchAll(STAMP)].map(([, year, month, day]) => `${year}-${month}-${day}`);
  return days.filter((day) => isPlausibleDay(day, now)).sort()[0];
}

/** Whether a device may be right about a day: one whose clock was never set says 0000, 1970 or 1980. */
export function isPlausibleDay(text: string, now: number): boolean {
  const date = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return false;
  return text > '1990' && date.getTime() < now && date.toISOString().slice(0, 10) === text;
}
