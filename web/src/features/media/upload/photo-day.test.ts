import { describe, expect, it } from 'vitest';
import { photoDay } from './photo-day.ts';

const photo = (content: string, type = 'image/jpeg') =>
  new File([`\u00ff\u00d8Exif\0\0${content}`], 'foto.jpg', { type });

describe('the day on which a photo was taken', () => {
  it('is the first that the camera noted', async () => {
    const noted = photo('2024:08:16 10:00:00\0 Lumix 2024:08:15 21:30:05\0');
    expect(await photoDay(noted)).toBe('2024-08-15');
  });

  it('is unknown where the camera noted none, or one that cannot be', async () => {
    for (const content of [
      '',
      '0000:00:00 00:00:00',
      '1970:01:01 00:00:00',
      '2024:02:31 10:00:00',
    ]) {
      expect(await photoDay(photo(content))).toBeUndefined();
    }
    expect(await photoDay(photo('2999:01:01 00:00:00'))).toBeUndefined();
  });

  it('is not looked for in films and voices', async () => {
    expect(await photoDay(photo('2024:08:15 21:30:05', 'video/mp4'))).toBeUndefined();
  });
});
