import { describe, expect, it } from 'vitest';
import { takenDay } from './taken-day.ts';

const ZONE = 'Europe/Madrid';
const photo = (content: string, { type = 'image/jpeg', at = Date.now() } = {}) =>
  new File([`\u00ff\u00d8Exif\0\0${content}`], 'foto.jpg', { type, lastModified: at });
const takenOn = (file: File) => takenDay(file, ZONE);

describe('the day on which a file was made', () => {
  it('is the first that the camera noted', async () => {
    const noted = photo('2024:08:16 10:00:00\0 Lumix 2024:08:15 21:30:05\0');
    expect(await takenOn(noted)).toBe('2024-08-15');
  });

  it('is unknown where the camera noted none, or one that cannot be', async () => {
    for (const content of [
      '',
      '0000:00:00 00:00:00',
      '1970:01:01 00:00:00',
      '2024:02:31 10:00:00',
    ]) {
      expect(await takenOn(photo(content))).toBeUndefined();
    }
    expect(await takenOn(photo('2999:01:01 00:00:00'))).toBeUndefined();
  });

  it('is what the device remembers of a film, on the clock of the town', async () => {
    const at = Date.parse('2024-05-03T22:30:00Z');
    const film = photo('2020:08:15 21:30:05', { type: 'video/mp4', at });
    expect(await takenOn(film)).toBe('2024-05-04');
  });

  it('is not what the device says that does not remember', async () => {
    for (const at of [0, Date.parse('1980-01-01'), Date.now(), Date.now() + 9e8]) {
      expect(await takenOn(photo('', { at }))).toBeUndefined();
    }
  });
});
