import { expect, it } from 'vitest';
import { cameraDay, withCameraDay } from './camera-day.ts';

const jpeg = (content: string) =>
  new File([Uint8Array.of(0xff, 0xd8), content], 'foto.jpg', { type: 'image/jpeg' });

it('a smaller copy tells the day that the camera noted, and is still the same picture', async () => {
  const small = jpeg('pixels');
  expect(await cameraDay(small)).toBeUndefined();
  const dated = withCameraDay(small, '2024-08-15');
  expect(await cameraDay(dated)).toBe('2024-08-15');
  expect(dated).toMatchObject({ name: 'foto.jpg', type: 'image/jpeg' });
  const bytes = new Uint8Array(await dated.arrayBuffer());
  expect([...bytes.slice(0, 6)]).toEqual([0xff, 0xd8, 0xff, 0xe1, 0, 54]);
  expect(await dated.slice(2 + 2 + 54).text()).toBe('pixels');
});
